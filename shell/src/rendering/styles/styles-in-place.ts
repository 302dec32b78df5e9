import { keptOrMade } from '../kept-or-made.ts';

/**
 * At the end of the masthead, the place of styles for everything after it. HTML allows styles in the body only inside SVG;
 * styled-components reads them there as in the head.
 */
export const STYLES_PLACE = '<svg aria-hidden="true" style="display:none"></svg>';

const INSIDE = STYLES_PLACE.length - '</svg>'.length;

/** Ends the rules of a component: its id, and the names of its classes. */
const GROUP_END = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;

/** `createGlobalStyle`: its rules may concern anything. */
const GLOBAL = 'sc-global-';

const STYLE = /^(<style[^>]*>\n?)(.*)<\/style>$/s;

/** More than an edition has kinds of pages; 70 KB each. */
const MAX_CACHED = 30;

interface Divided {
  /** The style element for the head. */
  first: string;
  /** The style element for `STYLES_PLACE`; empty if all rules are in the head. */
  rest: string;
}

/** Posts, and views of one section, have the same styles and masthead: dividing them each time took 7% of a page. */
const kept = new Map<string, Divided>();

/**
 * Divides the styles of a page: components before `STYLES_PLACE` have theirs in the head, all others in that place, so that
 * the first text waits for few rules (docs/adr/0020-first-paint.md). A component's rules stay together, and a component
 * that extends another has its class, so no rule comes before one that it should override.
 */
export function stylesInPlace(styles: string, content: string): { first: string; content: string } {
  const place = content.indexOf(STYLES_PLACE);
  if (place < 0) return { first: styles, content };
  const before = content.slice(0, place);
  const { first, rest } = keptOrMade(kept, MAX_CACHED, `${before}\n${styles}`, () => divide(styles, before));
  const inside = place + INSIDE;
  return { first, content: content.slice(0, inside) + rest + content.slice(inside) };
}

function divide(styles: string, before: string): Divided {
  const [, open = '', rules = ''] = STYLE.exec(styles) ?? [];
  const classes = classesIn(before);
  let first = '';
  let rest = '';
  let from = 0;
  for (const { index, 0: end, 1: id = '' } of rules.matchAll(GROUP_END)) {
    const group = rules.slice(from, (from = index + end.length));
    if (classes.has(id) || id.startsWith(GLOBAL)) first += group;
    else rest += group;
  }
  first += rules.slice(from);
  if (rest === '') return { first: styles, rest };
  return { first: `${open}${first}</style>`, rest: `${open}${asText(rest)}</style>` };
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** Inside SVG, rules are parsed like any text. */
function asText(rules: string): string {
  return rules.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
