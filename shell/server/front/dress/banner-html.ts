import { escapeHtml } from '../../../src/document/escape-html.ts';
import type { Announced } from '../../editions/followed-breaking.ts';

/**
 * Red enough to be seen first, and quiet: no motion. White on it has a contrast of 6.5 in both themes. On a page that is
 * read already (`data-late`) it lies over the upper edge of the window, so that
 * nothing moves.
 */
const STYLE =
  '[data-breaking]{background:#a8231c;color:#fff;font:var(--text-ui)}' +
  '[data-breaking] p{display:flex;align-items:center;column-gap:var(--s-3);min-height:var(--tap);' +
  'width:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:var(--s-2)}' +
  '[data-breaking] b{font:var(--text-kicker);flex:none}' +
  '[data-breaking] span{overflow-wrap:anywhere;min-width:0}' +
  '[data-breaking] a{display:inline-block;padding-block:12px;margin-block:-12px;text-decoration:underline 2px;text-underline-offset:4px}' +
  '[data-breaking][data-late]{position:fixed;inset:0 0 auto;z-index:15;box-shadow:var(--lift)}' +
  '[data-breaking] button{margin-left:auto;flex:none;width:var(--tap);height:var(--tap);margin-block:calc(-1*var(--s-2));border:0;' +
  'background:none;color:inherit;font-size:24px;cursor:pointer}' +
  '@media(forced-colors:active){[data-breaking]{border-bottom:2px solid}}@media print{[data-breaking]{display:none}}';

/** The banner, styles included: pages without news carry none of it. The text is escaped, the link was checked. */
export function bannerHtml({ number, text, link }: Announced): string {
  const words = escapeHtml(text);
  const said = link === null ? words : `<a href="${escapeHtml(link)}">${words}</a>`;
  return (
    `<section data-breaking="${number}" aria-label="Breaking news"><style>${STYLE}</style>` +
    `<p><b>Breaking</b><span>${said}</span></p></section>`
  );
}
