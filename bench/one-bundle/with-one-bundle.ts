import { WAKE_PLAN_ID, type WakePlan } from '../../shell/src/sleeping/wake-plan.ts';
import type { OneBundle } from './one-bundle.ts';

const FIRST_SCRIPT = /<script src="\/releases\/shell\/[^"]*\/bootstrap\.[^"]*"[^>]*>/;
const PLAN = new RegExp(`(<script type="application/json" id="${WAKE_PLAN_ID}">)(.*?)(</script>)`, 's');
/** Chunk of a unit in a release: `…/page-category.2d2f3628fa.js`. */
const UNIT_CHUNK = /\/((?:page|block)-[\w-]+)\.[^/]*\.js$/;

/**
 * The site's own page with the scripts of the one bundle in place of the releases': it sleeps and wakes as the site does,
 * and fetches the same units ahead. Throws when the page does not begin as the site's pages do.
 */
export function withOneBundle(html: string, bundle: OneBundle): string {
  const plan = PLAN.exec(html)?.[2];
  if (plan === undefined || !FIRST_SCRIPT.test(html))
    throw new Error('The page has no bootstrap and no wake plan: has the shell changed how it begins?');
  const { units, ...rest } = JSON.parse(plan) as WakePlan;
  const changed: WakePlan = {
    ...rest,
    awake: bundle.awake,
    units: units.flatMap(({ href }) => bundle.units[UNIT_CHUNK.exec(href)?.[1] ?? ''] ?? []),
  };
  const { href, integrity } = bundle.bootstrap;
  return html
    .replace(FIRST_SCRIPT, `<script src="${href}" integrity="${integrity}" defer>`)
    .replace(PLAN, (_, before: string, _plan, after: string) => before + JSON.stringify(changed) + after);
}
