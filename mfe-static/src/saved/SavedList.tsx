import { styled } from 'styled-components';

/**
 * The stories that this browser has saved, written by the shell (`show-saved.ts`). Content below is off screen from the
 * start, so that it does not visibly move when they come. The list gets the focus when its last story has been removed.
 */
export function SavedList() {
  return (
    <List data-saved="" tabIndex={-1}>
      <noscript>
        <p>The list is kept in your browser alone, so it needs scripts, which are off here.</p>
      </noscript>
    </List>
  );
}

const List = styled.div`
  max-width: var(--measure);
  min-height: calc(100vh - 22rem);
  font: var(--text-excerpt);

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    border-bottom: 1px solid var(--rule);
    padding-block: var(--s-2);
  }
  li a {
    min-width: 0;
    padding-block: 10px;
    font: var(--hed-5);
    overflow-wrap: anywhere;
  }
  li a:hover {
    text-decoration-line: underline;
    text-decoration-color: var(--section);
  }
  li button {
    flex: none;
    min-height: var(--tap);
    padding: 0 0 0 12px;
    border: 0;
    background: none;
    color: var(--ink-soft);
    font: var(--text-ui);
    cursor: pointer;
  }
  li button:hover {
    text-decoration-line: underline;
    text-decoration-color: var(--section);
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;
