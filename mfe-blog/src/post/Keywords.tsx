import { styled } from 'styled-components';
import { pageHref } from '../listing/page-number.ts';

interface Props {
  words: string[];
  /** Links to the posts that have the same keyword. */
  linked?: boolean;
}

/** Keywords in one line, separated by dots. */
export function Keywords({ words, linked = false }: Props) {
  return (
    <List>
      {words.map((word) => (
        <li key={word}>
          {linked ? (
            <a href={pageHref(1, word)}>
              <bdi>{word}</bdi>
            </a>
          ) : (
            <bdi>{word}</bdi>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  /* A dot stays with the word before it. */
  li {
    display: inline-block;
  }
  /* A line of links is as high as a target has to be. */
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
  li:not(:last-child)::after {
    content: '  •  ';
    color: var(--ink-faint);
    white-space: pre;
  }
`;
