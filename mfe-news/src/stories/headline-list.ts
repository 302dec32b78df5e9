import { css } from 'styled-components';

/** Styles of a list of headlines without pictures: hairlines between, each whole line a link. */
export const headlineList = css`
  li {
    position: relative;
    display: grid;
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  a {
    font: var(--hed-6);
    color: var(--ink);
    overflow-wrap: anywhere;
    text-wrap: balance;
    unicode-bidi: plaintext;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration-line: underline;
  }
`;
