/**
 * The place of styles for what follows the masthead, at its end. HTML allows styles in the body only inside of drawings;
 * styled-components takes them from there as from the head.
 */
export const STYLES_PLACE = '<svg aria-hidden="true" style="display:none"></svg>';

const INSIDE = STYLES_PLACE.length - '</svg>'.length;

/** Ends the rules of a component: its id, and the names of its classes. */
const GROUP_END = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;

/** `createGlobalStyle`: its rules may concern anything. */
const GLOBAL = 'sc-global-';

const STYLE = /^(<style[^>]*>\n?)(.*)<\/style>$/s;

/**
 * Divides the styles of a page: those of components before `STYLES_PLACE` for the head, all others into that place, so that
 * the first words wait for few of the rules (docs/adr/0020-first-paint.md). A component's rules stay together, and one
 * that extends another has its class, so no rule comes before one that it is to override.
 */
export function stylesInPlace(styles: string, content: string): { first: string; content: string } {
  const place = content.indexOf(STYLES_PLACE);
  const [, open = '', rules = ''] = STYLE.exec(styles) ?? [];
  if (place < 0 || rules === '') return { first: styles, content };
  const before = classesIn(content.slice(0, place));
  let first = '';
  let rest = '';
  let from = 0;
  for (const { index, 0: end, 1: id = '' } of rules.matchAll(GROUP_END)) {
    const group = rules.slice(from, (from = index + end.length));
    if (before.has(id) || id.startsWith(GLOBAL)) first += group;
    else rest += group;
  }
  first += rules.slice(from);
  if (rest === '') return { first: styles, content };
  const inside = place + INSIDE;
  return {
    first: `${open}${first}</style>`,
    content: `${content.slice(0, inside)}${open}${asText(rest)}</style>${content.slice(inside)}`,
  };
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** Inside of a drawing, rules are parsed like any text. */
function asText(rules: string): string {
  return rules.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
