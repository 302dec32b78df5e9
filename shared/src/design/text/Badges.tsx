import { styled } from 'styled-components';

/** Short facts in a row, divided by hairlines. The last one is bold: it is the count. */
export function Badges({ items }: { items: readonly string[] }) {
  return (
    <Row>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Row>
  );
}

// Each badge draws the hairline to its left; the clip hides those at the start of a line.
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  margin-left: calc(-1px - var(--s-4));
  padding-top: var(--s-4);
  clip-path: inset(0 0 0 calc(1px + var(--s-4)));
  font: var(--text-ui);
  color: var(--ink-soft);

  > li {
    padding-left: var(--s-4);
    border-left: 1px solid var(--rule-control);
  }
  > li:last-child {
    color: var(--ink);
    font-weight: 600;
  }
`;
