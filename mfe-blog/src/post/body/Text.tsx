import { Prose } from '@meadowlark/shared/design/text/Prose.tsx';
import { styled } from 'styled-components';

/** Prose of a post: pictures of any shape, wide tables, task lists, long words. */
export const Text = styled(Prose)`
  overflow-wrap: anywhere;

  /* Fixed shape, so that the text does not shift when the picture loads; contain avoids cropping. */
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
  /* Space between right-aligned figures and the next column. */
  :is(th, td)[data-align='right']:not(:last-child) {
    padding-right: var(--s-5);
  }
  /* On narrow screens a wide table scrolls instead of squeezing its text. */
  @media screen and (max-width: 47.99em) {
    table[data-wide] {
      width: max-content;
      min-width: 100%;
    }
    table[data-wide] :is(th, td) {
      max-width: 11rem;
    }
  }

  /* Task lists: a ticked or empty box in place of the bullet. Not a control. */
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
    /* Print: a table takes the whole width, since paper cannot scroll. */
    > section {
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
