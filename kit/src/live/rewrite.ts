import {
  PAGE_STATE_ID,
  type BrowserRelease,
  type PageState,
  type ViewResponse,
} from '../../../shell/src/composition/page-state.ts';
import { jsonForScript } from '../../../shell/src/document/json-for-script.ts';
import { WAKE_PLAN_ID, type WakePlan } from '../../../shell/src/sleeping/wake-plan.ts';

/** Path of the script that the proxy adds to pages. */
export const LIVE_SCRIPT = '/_live/page.js';
/**
 * Added at the start of each unit of the remote. It causes a hydration mismatch, so that React discards the HTML of the
 * site's release and renders the local one. Hydrated HTML would keep the attributes, and so the styles, of the site's.
 */
export const NOT_THE_SAME = '<template data-live></template>';

const STATE = jsonScript(PAGE_STATE_ID);
const PLAN = jsonScript(WAKE_PLAN_ID);

function jsonScript(id: string): RegExp {
  return new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
}

/**
 * Makes a page of the site load the local release of a remote, and wake at once: asleep, it would show the site's release.
 * Pages without the remote only get the script. Throws for a page that another version of the shell wrote in a different
 * format: its reader would mistake the site's release for the local one.
 */
export function rewritePage(html: string, name: string, local: BrowserRelease): string {
  if (html.includes(`data-unit="${name}/`) && !STATE.test(html))
    throw new Error(
      `This kit cannot read the site's pages, so it cannot put ${name} in them. Install the same kit as the site.`,
    );
  return html
    .replace(STATE, (_whole, open: string, text: string, close: string) => {
      const state = JSON.parse(text) as PageState;
      return open + jsonForScript({ ...state, releases: withLocal(state.releases, name, local) }) + close;
    })
    .replace(PLAN, (_whole, open: string, text: string, close: string) => {
      const plan = JSON.parse(text) as WakePlan;
      const units = plan.units.filter(({ href }) => !href.includes(`/releases/${name}/`));
      return open + jsonForScript({ ...plan, units, atOnce: true }) + close;
    })
    .replaceAll(
      new RegExp(`<link rel="preload" href="[^"]*/releases/${name}/[^"]*" as="script"[^>]*>`, 'g'),
      '',
    )
    .replaceAll(new RegExp(`<div data-unit="${name}/[^"]*"[^>]*>`, 'g'), (unit) => unit + NOT_THE_SAME)
    .replace('</body>', () => `<script src="${LIVE_SCRIPT}" defer></script></body>`);
}

/** The same for the data of a soft navigation. */
export function rewriteViewData(json: string, name: string, local: BrowserRelease): string {
  const data = JSON.parse(json) as ViewResponse;
  return JSON.stringify({ ...data, releases: withLocal(data.releases, name, local) });
}

function withLocal(
  releases: PageState['releases'],
  name: string,
  local: BrowserRelease,
): PageState['releases'] {
  return name in releases ? { ...releases, [name]: local } : releases;
}
