import { Prose } from '@meadowlark/shared/design/Prose.tsx';
import { styled } from 'styled-components';

/** Reading text as posts have it: pictures of any shape, wide tables, lists of things to do, words of any length. */
export const Text = styled(Prose)`
  overflow-wrap: anywhere;

  /* A picture's room is there before it comes, so its shape cannot decide it; nothing of it is cut off. */
  img {
    display: block;
    width: 100%;
    aspect-ratio: 5 / 3;
    object-fit: contain;
    background: var(--ground-tint);
    font: var(--text-meta);
    color: var(--ink-soft);
  }
  :is(th, td, li) img {
    max-width: 240px;
  }

  td:first-child {
    font-weight: 600;
  }
  /* Figures that end on the right keep clear of the words that begin on the left. */
  :is(th, td)[data-align='right']:not(:last-child) {
    padding-right: var(--s-5);
  }
  /* On a narrow screen a table of many columns scrolls in its box rather than squeezing its words. */
  @media screen and (max-width: 767.98px) {
    table:has(th:nth-child(4)) {
      width: max-content;
      min-width: 100%;
    }
    table:has(th:nth-child(4)) :is(th, td) {
      max-width: 11rem;
    }
  }

  /* Things to do: a box in the place of the list's sign, ticked or not. It is no control. */
  li > input[type='checkbox'] {
    position: absolute;
    left: 0;
    top: 0.32em;
    width: 18px;
    height: 18px;
    appearance: none;
    border: 1.5px solid var(--rule-control);
  }
  li > input[type='checkbox']:checked {
    border-color: var(--section);
    background: var(--section);
    box-shadow: inset 0 0 0 3px var(--ground);
  }

  sup {
    font-size: 0.7em;
    line-height: 0;
  }
  @media print {
    /* Paper cannot scroll: a table has the whole width of the sheet. */
    > figure {
      column-span: all;
      overflow: visible;
    }
    li > input[type='checkbox'] {
      width: 9pt;
      height: 9pt;
    }
    img {
      aspect-ratio: auto;
      max-height: 160pt;
      break-inside: avoid;
    }
  }
`;
