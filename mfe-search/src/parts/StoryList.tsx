import { styled } from 'styled-components';

/** A vertical list of headlines with their first lines: kicker, headline, text. */
export const StoryList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 48rem;

  > li {
    display: grid;
    gap: var(--s-1);
    padding-block: var(--s-4);
    border-top: 1px solid var(--rule);
    overflow-wrap: anywhere;
  }
  > li:first-child {
    border-top: 0;
    padding-top: 0;
  }
  h2,
  h3 {
    font: var(--hed-5);
  }
  h2 > a,
  h3 > a {
    display: inline-block;
    padding-block: 4px;
    unicode-bidi: plaintext;
  }
  h2 > a:hover,
  h3 > a:hover {
    text-decoration-line: underline;
  }
  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    unicode-bidi: plaintext;
  }
  p[data-meta] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s-4);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  p[data-meta] > b {
    font: var(--text-kicker);
    color: var(--section);
  }
`;
