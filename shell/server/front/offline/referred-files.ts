import { WAKE_PLAN_ID } from '../../../src/sleeping/wake-plan.ts';

const SCRIPTS_AND_STYLES = /<(?:script|link)\b[^<>]* (?:src|href)="(\/releases\/[^"?]+)"/g;
const IN_STYLES = /url\(["']?(\/releases\/[^"')?]+)/g;
const IMAGES = /<img\b[^<>]* src="(\/(?!\/)[^"?]+)"/g;
const STORIES = / href="(\/(?:article|blog)\/[\w.~%-]+)"/g;
const WAKE_PLAN = new RegExp(`<script type="application/json" id="${WAKE_PLAN_ID}">(.*?)</script>`, 's');
/** Loaded when a sleeping page is idle. */
const IDLE = ['reader', 'reading', 'saved', 'receipt'] as const;

/** Files of releases that a sleeping page loads: scripts, style sheets, fonts, drawings. */
export function filesOf(html: string): string[] {
  const plan = JSON.parse(WAKE_PLAN.exec(html)?.[1] ?? '{}') as Partial<Record<string, { href?: unknown }>>;
  const idle = IDLE.map((name) => plan[name]?.href).filter((href) => typeof href === 'string');
  return [...new Set([...found(html, SCRIPTS_AND_STYLES), ...found(html, IN_STYLES), ...idle])];
}

/** Its pictures, from top to bottom. */
export function picturesOf(html: string): string[] {
  return found(html, IMAGES);
}

/** Stories that it links to, from top to bottom. */
export function storiesOf(html: string): string[] {
  return found(html, STORIES);
}

function found(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address = '']) => address))];
}
