import { styled } from 'styled-components';
import { proseBlocks } from './prose-blocks.ts';
import { proseScroll } from './prose-scroll.ts';
import { proseTables } from './prose-tables.ts';

/**
 * Reading text: the HTML of an author's markdown or of a legal page. `data-initial` makes the first letter three lines
 * high. Headings follow the reader's text size. Put a table into a scrolling box,
 * `<section aria-label tabindex="0">`; code scrolls by itself.
 */
export const Prose = styled.div.attrs<{ 'data-prose'?: '' }>({ 'data-prose': '' })`
  max-width: var(--measure);
  padding-top: var(--s-6);
  font: var(--text-body);
  overflow-wrap: break-word;
  hanging-punctuation: first;

  > * + * {
    margin-top: var(--s-5);
  }
  > h2,
  > h3,
  > h4 {
    letter-spacing: normal;
  }
  > h2 {
    margin-top: var(--s-7);
    font: 580 1.4em/1.15 var(--serif);
    letter-spacing: var(--tight);
  }
  > h3 {
    margin-top: var(--s-6);
    font: 580 1em/1.2 var(--serif);
  }
  > h4 {
    margin-top: var(--s-6);
    font: 580 0.85em/1.2 var(--serif);
  }
  > :first-child {
    margin-top: 0;
  }
  > :is(h2, h3, h4) + * {
    margin-top: var(--s-3);
  }
  a {
    text-decoration-line: underline;
  }
  a:hover {
    background: var(--accent);
    color: var(--accent-ink);
  }
  strong {
    font-weight: 650;
  }
  img {
    max-width: 100%;
    height: auto;
    filter: brightness(var(--picture-light));
  }
  @supports (initial-letter: 3) or (-webkit-initial-letter: 3) {
    @media (min-width: 48em) {
      &[data-initial] > p:first-of-type::first-letter {
        -webkit-initial-letter: 3;
        initial-letter: 3;
        margin-right: 10px;
        color: var(--section);
        font-weight: 580;
      }
    }
  }
  ${proseBlocks}
  ${proseTables}
  ${proseScroll}

  /* The rest is in late.css. */
  @media print {
    padding-top: 10pt;
    font: 11pt/15pt var(--serif);

    > * + * {
      margin-top: 8pt;
    }
  }
`;
