import { styled } from 'styled-components';

/** Keywords in one line, separated by dots. */
export function Keywords({ words }: { words: string[] }) {
  return (
    <List>
      {words.map((word) => (
        <li key={word}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: inline;
  }
  li:not(:last-child)::after {
    content: '  \\2022  ';
    color: var(--ink-faint);
    white-space: pre;
  }
`;
