import { createHash } from 'node:crypto';
import { CLOSED_ALERTS_SCRIPT } from '../../../src/features/breaking/closed-alerts.ts';
import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';
import { BULLETIN_PATH } from '../../../src/routes.ts';
import type { Announced } from '../../editions/followed-breaking.ts';
import type { Banners } from './banners.ts';

/**
 * Red enough to be seen first, and without motion. White on it has a contrast of 6.5 in both themes. Alerts use the paper's
 * yellow. On a page that is already open (`data-late`) a banner overlays the top edge of the window, so that nothing moves;
 * one at a time, and at most half of the window: at 400% zoom a window fits ten lines. Scroll targets stop below it.
 * The focus ring is around the words: around the touch target, the window would cut it off.
 */
const STYLE =
  '[data-breaking]{background:#a8231c;color:#fff;font:var(--text-ui)}' +
  '[data-breaking] p{display:flex;align-items:baseline;column-gap:var(--s-3);' +
  'width:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:var(--s-3)}' +
  '[data-breaking] b{font:var(--text-kicker);flex:none}' +
  '[data-breaking] span{overflow-wrap:anywhere;min-width:0}' +
  '[data-breaking] a{display:block;padding-block:12px;margin-block:-12px;text-decoration-line:underline;text-decoration-color:currentcolor}' +
  '[data-breaking] a:focus-visible{padding:0;margin:0;outline:3px solid;outline-offset:1px;box-shadow:none}' +
  '[data-breaking][data-late]{position:fixed;inset:0 0 auto;z-index:15;max-height:50vh;overflow:auto;box-shadow:var(--lift)}' +
  '[data-breaking][data-late]:not([hidden])~[data-late]{display:none}' +
  'html:has([data-breaking][data-late]:not([hidden])){scroll-padding-top:min(50vh + 12px,10rem)}' +
  '@media(min-width:48em){html:has([data-breaking][data-late]:not([hidden])){scroll-padding-top:5rem}}' +
  '[data-breaking^=alert]{background:var(--accent);color:var(--accent-ink)}' +
  '[data-breaking^=alert]+[data-breaking^=alert]{border-top:1px solid}' +
  '[data-breaking^=alert] a{display:inline;padding:0}[data-breaking^=alert] b{margin-right:var(--s-2)}' +
  '[data-breaking]:not([data-late],[data-breaking^=alert]) button{display:none}' +
  '@media(scripting:none){[data-breaking] button{display:none}}' +
  '[data-breaking] button{margin-left:auto;flex:none;align-self:center;width:var(--tap);height:var(--tap);margin-block:calc(-1*var(--s-3));border:0;' +
  'background:none;color:inherit;font-size:24px;cursor:pointer}' +
  '@media(forced-colors:active){[data-breaking]{border-bottom:2px solid}}@media print{[data-breaking]{display:none}}';

const CLOSE = '<button type="button" aria-label="Close">×</button>';

/** Banners, each with its styles: pages without banners carry none. Texts are escaped, the link was checked. */
export function bannersHtml({ breaking, alerts }: Banners): string {
  const closed = alerts.length > 0 ? `<script>${CLOSED_ALERTS_SCRIPT}</script>` : '';
  return (breaking ? newsHtml(breaking) : '') + closed + alerts.map(alertHtml).join('');
}

/** Breaking news can be closed where it overlays a page that is already open. */
function newsHtml({ number, text, link }: Announced): string {
  const words = escapeHtml(text);
  const said = link === null ? words : `<a href="${escapeHtml(link)}">${words}</a>`;
  return (
    `<section data-breaking="${number}" aria-label="Breaking news"><style>${STYLE}</style>` +
    `<p><b>Breaking</b><span>${said}</span>${CLOSE}</p></section>`
  );
}

/**
 * An alert can be closed everywhere, until the reader leaves the site. A closed one is not painted on the next page: a
 * script before the alerts says which ones were closed.
 */
function alertHtml({ text, until }: Banners['alerts'][number]): string {
  const name = `alert-${createHash('sha256').update(`${text} ${until}`).digest('hex').slice(0, 8)}`;
  return (
    `<section data-breaking="${name}" aria-label="Weather alert">` +
    `<style>${STYLE}[data-closed~=${name}] [data-breaking=${name}]{display:none}</style>` +
    `<p><span><b>Weather alert</b> <a href="${BULLETIN_PATH}">${escapeHtml(text)}</a></span>${CLOSE}</p></section>`
  );
}
