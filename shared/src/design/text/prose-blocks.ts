import { css } from 'styled-components';

/** Lists, quotes, code and breaks in reading text. */
export const proseBlocks = css`
  li {
    position: relative;
    padding-left: 28px;
  }
  li + li,
  li > :is(ul, ol, p + p) {
    margin-top: var(--s-2);
  }
  ul > li::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 0.72em;
    width: 8px;
    /* No background: paper and forced colors have none. */
    border-top: 3px solid var(--section);
  }
  /* The built-in counter respects the list's start number. */
  ol > li::before {
    content: counter(list-item);
    position: absolute;
    left: 0;
    top: 0.5em;
    font: 600 0.9375rem/1 var(--sans);
    font-variant-numeric: tabular-nums;
    color: var(--section);
  }
  /* Task lists have checkboxes instead. */
  li:has(> input[type='checkbox'])::before {
    content: none;
  }
  > blockquote {
    margin-block: var(--s-6);
    padding-block: var(--s-5);
    border-block: 1px solid var(--rule);
    font: italic 400 1.75rem/1.2858 var(--serif);
    text-wrap: balance;
  }
  > blockquote p + p {
    padding-top: var(--s-2);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  code {
    padding: 1px 4px;
    background: var(--ground-tint);
    font: 400 0.86em/1.4 var(--mono);
  }
  pre {
    padding: var(--s-4);
    border-block: 1px solid var(--rule);
    font: 400 0.875rem/1.7143 var(--mono);
    tab-size: 4;
  }
  pre code {
    padding: 0;
    background: none;
    font: inherit;
  }
  hr {
    width: 72px;
    margin: var(--s-6) 0;
    border: 0;
    border-top: 1px solid var(--rule);
  }
  @media print {
    > blockquote,
    pre {
      break-inside: avoid;
    }
    pre {
      white-space: pre-wrap;
      border: 1px solid var(--rule);
    }
    ul > li::before {
      top: 0.6em;
    }
    ol > li::before {
      top: 0.25em;
      font-size: 9pt;
    }
  }
`;
