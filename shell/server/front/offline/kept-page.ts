import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { formatTime } from '@meadowlark/shared/text/date.ts';
import { BREAKING_PLACE } from '../../../src/features/breaking/breaking-place.ts';
import { jsonForScript } from '../../../src/document/json-for-script.ts';
import { PAGE_STATE_ID } from '../../../src/composition/page-state.ts';
import { WAKE_PLAN_ID, type WakePlan } from '../../../src/sleeping/wake-plan.ts';
import type { KeptPage } from '../../../src/features/offline/offline-copy.ts';

const PRELOADS = /<link rel="preload" as="image"[^<>]*>/g;
const IMAGES = /<img\b[^<>]*>/g;
const CHOICES = / (?:srcset|sizes)="[^"]*"/gi;
/** A signed picture, in any width. */
const SIGNED = /( src="\/pictures\/[\w-]{22}\/[\w-]+)\/\d+"/;
/** The data that a page wakes with. */
const WAKE_PLAN = new RegExp(
  `(<script type="application/json" id="${WAKE_PLAN_ID}">)(.*?)(?=</script>)`,
  's',
);
const PAGE_STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">.*?</script>`, 's');

/** After the skip link, in the element that the shell reserves for servers: hydration leaves it alone. */
const PLACE_START = BREAKING_PLACE.slice(0, -'</div>'.length);

/** Wide enough for a phone, and a tenth of the bytes of the widest. */
const WIDTH = 480;

/** In the colors of the page, above all of it. Printed, unlike ads: a print does not say how old it is. */
const STYLE =
  '[data-offline]{background:var(--ground-tint);border-bottom:1px solid var(--rule);color:var(--ink);font:var(--text-ui)}' +
  '[data-offline] p{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s-3);min-height:var(--tap);' +
  'width:min(100% - 2*var(--gutter),var(--page));margin-inline:auto;padding-block:var(--s-2)}' +
  '[data-offline] a{margin-left:auto;padding-block:12px;margin-block:-12px;text-decoration-line:underline}' +
  '@media print{[data-offline] a{display:none}}';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: SITE.timeZone });

/** `Nov 22, 5:40 a.m.`, in the site's time zone. */
export function asOfText(madeAt: number): string {
  const date = new Date(madeAt);
  return `${DAY.format(date)}, ${formatTime(date.toISOString())}`;
}

/**
 * A page as it is saved for offline reading: from its first paint it says how old it is, and it requests one width of each
 * picture, saved or not. It never wakes: shown in the place of another page, it would wake as that one. If the device is
 * online, the worker changes the reason (`page-response.ts`).
 */
export function keptPage(path: string, html: string, madeAt: number): KeptPage {
  const line =
    `<section data-offline aria-label="How old this page is"><style>${STYLE}</style><p><span><b>You are offline.</b> This is the paper of ` +
    `<time datetime="${new Date(madeAt).toISOString()}">${asOfText(madeAt)}</time></span><a href="/saved">What is kept</a></p></section></div>`;
  const kept = html
    .replaceAll(PRELOADS, '')
    .replaceAll(IMAGES, (image) => image.replaceAll(CHOICES, '').replace(SIGNED, `$1/${WIDTH}"`))
    .replace(PAGE_STATE, '')
    .replace(WAKE_PLAN, (_, start: string, plan: string) => start + asleep(plan))
    .replace(BREAKING_PLACE, () => `${PLACE_START}${line}`);
  return { path, html: kept, bytes: Buffer.byteLength(kept), integrity: integrityOf(kept) };
}

/** A wake plan without what a saved page does not need: what wakes it, reports, advertisements. */
function asleep(plan: string): string {
  const { place, reader, reading, receipt, saved } = JSON.parse(plan) as WakePlan;
  return jsonForScript({
    awake: [],
    units: [],
    atOnce: false,
    place,
    reader,
    reading,
    receipt,
    saved,
  } satisfies WakePlan);
}
