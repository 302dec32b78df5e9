import { styled } from 'styled-components';

/** A link outside running text, underlined in gold, with a target as large as a finger. */
export const TextLink = styled.a`
  display: inline-block;
  padding-block: 12px;
  margin-block: -12px;
  text-decoration-line: underline;
  /* An email address may be longer than a line in large text. */
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: 4px;
  }
  &:active {
    text-decoration-color: currentColor;
  }
`;
