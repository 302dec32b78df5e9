import { WAKE_PLAN_ID, type WakePlan } from '../../shell/src/sleeping/wake-plan.ts';
import type { ScriptFile } from '../../shell/src/sleeping/script-file.ts';

/** The scripts of the bundle, as pages reference them. */
export interface OneBundle {
  bootstrap: ScriptFile;
  awake: readonly ScriptFile[];
  /** Scripts of a unit, by the name of its chunk (`page-category`). */
  units: Readonly<Record<string, readonly ScriptFile[]>>;
}

/** Address of a file of the bundle. */
export function bundleAddress(file: string): string {
  return `/one-bundle/${file}`;
}

const FIRST_SCRIPT = /<script src="\/releases\/shell\/[^"]*\/bootstrap\.js[^"]*"[^>]*>/;
const PLAN = new RegExp(`(<script type="application/json" id="${WAKE_PLAN_ID}">)(.*?)(</script>)`, 's');
/** Chunk of a unit in a release: `…/page-category.js`. */
const UNIT_CHUNK = /\/((?:page|block)-[\w-]+)\.js$/;

/**
 * Replaces the scripts of the releases in a page of the site with the scripts of the bundle. Throws if the page has no bootstrap
 * or wake plan.
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
