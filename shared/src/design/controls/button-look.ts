import { css } from 'styled-components';

/** firm: the page's main action. quiet: other actions. gold: donations and playback. */
export type ButtonLook = 'firm' | 'quiet' | 'gold';

/** Styles of buttons and of links that look like buttons. The element has its look in `data-look`. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: var(--tap);
  padding: 10px 20px;
  border: 1px solid var(--ink);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--ground);
  font: var(--text-ui);
  font-weight: 600;
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--quick),
    color var(--quick);

  &:hover {
    background: var(--ink-soft);
  }
  &:active {
    background: var(--ink-faint);
  }
  &[data-look='quiet'] {
    background: transparent;
    border-color: var(--rule-control);
    color: var(--ink);
  }
  &[data-look='quiet']:hover {
    background: var(--ground-tint);
  }
  &[data-look='quiet']:active {
    background: var(--plate);
  }
  &[data-look='gold'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
  }
  &[data-look='gold']:hover {
    background: var(--accent-ink);
    color: var(--accent);
  }
  &[data-look='gold']:active {
    background: color-mix(in srgb, var(--accent) 82%, var(--accent-ink));
    color: var(--accent-ink);
  }
  /* With aria-disabled, a busy button keeps its place in the tab order. */
  &:is(:disabled, [aria-disabled='true'])[data-look] {
    background: var(--ground-tint);
    border-color: var(--rule);
    color: var(--ink-faint);
    cursor: default;
  }
  /* Printers omit backgrounds, and light text would be lost. */
  @media print {
    &[data-look] {
      background: none;
      border-color: var(--rule);
      color: var(--ink);
    }
  }
  @media (forced-colors: active) {
    &:is(:disabled, [aria-disabled='true'])[data-look] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
