import { css } from 'styled-components';

/** Tables in reading text: sans, hairlines, aligned figures. */
export const proseTables = css`
  table {
    width: 100%;
    border-collapse: collapse;
    border-top: 2px solid var(--rule-firm);
    font: 400 0.9375rem/1.3334 var(--sans);
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }
  > table {
    display: block;
    overflow-x: auto;
  }
  caption {
    padding-bottom: var(--s-2);
    font: var(--hed-6);
    text-align: left;
  }
  th,
  td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--rule);
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  thead th {
    color: var(--ink-faint);
    font: var(--text-kicker);
  }
  [data-align='right'] {
    padding: 10px 0 10px 12px;
    text-align: right;
  }
  [data-align='center'] {
    text-align: center;
  }
`;
