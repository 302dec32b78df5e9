import { styled } from 'styled-components';
import { pageHref } from '../listing/page-number.ts';

/** Keywords in one line, as links to the posts that have the same one. */
export function Keywords({ words }: { words: string[] }) {
  return (
    <List>
      {words.map((word) => (
        <li key={word}>
          <a href={pageHref(1, word)}>
            <bdi>{word}</bdi>
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  /* Apart by space: a dot would end a line, or begin one. */
  li {
    display: inline-block;
    margin-right: var(--s-4);
  }
  /* A line of links is as high as a touch target must be. */
  a {
    display: inline-block;
    padding-block: 6px;
    margin-block: -4px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
`;
