import { yieldToMain } from '../../sleeping/yield-to-main.ts';
import { FACES, FACES_KEY } from './face-files.ts';

const ITALIC = 'em,i,cite,blockquote';
/** Elements that keep one face throughout. */
const BLOCKS = 'h1,h2,h3,h4,p,li,dt,dd,td,th,blockquote,figcaption,label,pre,address';
const HEADLINE = /^H\d/;
/** Maximum letter spacing in em. Text with more looks odd; headlines can take more. */
const STEP = 0.005;
const MOST = { text: 0.015, headline: 0.03 };
/** Browsers count movements of 3 px and more as layout shift. */
const MOVES_FROM = 2.5;
/** Blocks per task. A whole page takes a slow phone 150 ms, and a touch would wait for it. */
const AT_ONCE = 8;

/** Applies the web fonts to a new page, if they are loaded. Call it in the frame that shows the page. */
export function setInLoadedFaces(): void {
  const { dataset } = document.documentElement;
  if ('faces' in dataset) dataset['faces'] = '';
}

/**
 * Loads the paper's web fonts and applies them to the page. No visible line moves: a text whose lines would break
 * differently keeps the fallback until the next page. Never rejects: without the files the page stays as it is.
 */
export async function applyFaces(): Promise<void> {
  const { dataset } = document.documentElement;
  const isLaterPage = 'faces' in dataset;
  const faces = (isLaterPage ? [lateItalic()] : facesOfSheet()).filter(
    ({ style }) => style === 'normal' || document.querySelector(ITALIC),
  );
  // They come after the paint, when `optional` would drop them. It stays for an italic that a later view uses first.
  for (const face of faces) face.display = 'swap';
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  if (faces.length === 0) return;
  const use = () => faces.forEach((face) => document.fonts.add(face));
  if (process.env.NODE_ENV === 'development') {
    // In development lines may move: React warns about attributes that it did not write, if the page wakes after its fonts
    // loaded.
    if (isLaterPage) use();
    dataset['faces'] = '';
    return;
  }
  if (isLaterPage) {
    const texts = textsInSight();
    if (staysInPlace(texts, texts, use)) return;
    for (const face of faces) document.fonts.delete(face);
    for (const { parent, block } of texts) {
      delete parent.dataset['fallbackFace'];
      block.style.letterSpacing = '';
    }
    return;
  }
  dataset['faces'] = 'loaded';
  await setInParts();
  dataset['faces'] = '';
  try {
    localStorage.setItem(FACES_KEY, FACES.roman);
  } catch {
    // Storage may be blocked or full: the next page applies them again.
  }
}

/**
 * The fonts that the style sheet declares and no text uses yet. A font that a script adds makes the browser lay out the
 * whole page, used or not: 45 ms on a slow phone.
 */
function facesOfSheet(): FontFace[] {
  // Some browsers quote the name. Fallbacks have names like `Newsreader F1`.
  return [...document.fonts].filter(({ family }) => /Newsreader"?$/.test(family));
}

/** A later page may use an italic first: the browser drops one that was not in its cache at the paint. */
function lateItalic(): FontFace {
  return new FontFace('Newsreader', `url(${FACES.italic})`, { style: 'italic' });
}

async function setInParts(): Promise<void> {
  await yieldToMain();
  const from = scrollY;
  const texts = textsInSight();
  const blocks = [...new Set(texts.map((text) => text.block))];
  while (blocks.length > 0) {
    await yieldToMain();
    // Another page came, with the fonts applied.
    if (document.documentElement.dataset['faces'] === '') return;
    const together = blocks.splice(0, AT_ONCE);
    const part = texts.filter((text) => together.includes(text.block));
    const set = () => {
      for (const { parent, isSerif } of part)
        if (isSerif) parent.style.fontFamily = 'Newsreader,var(--serif-fallback)';
    };
    if (!staysInPlace(part, texts, set)) keepFallback(part);
  }
  // The reader has scrolled to texts that were not visible.
  if (from !== scrollY) return setInParts();
  await yieldToMain();
}

/** Changes the fonts of some texts, keeping their line breaks. False if a text of the page still moves. */
function staysInPlace(part: readonly Text[], texts: readonly Text[], change: () => void): boolean {
  for (const text of texts) text.before = placeOf(text);
  change();
  const moved = (where: keyof Place, among = part) =>
    among.filter((text) => differs(placeOf(text), text.before, where)).map((text) => text.block);
  // With slightly different letter spacing, most texts keep their line breaks, and links in them keep their place.
  for (let spacing = -STEP; ; spacing = spacing < 0 ? -spacing : -spacing - STEP) {
    const tried = moved('inBlock').filter(
      (block) => Math.abs(spacing) <= (HEADLINE.test(block.tagName) ? MOST.headline : MOST.text),
    );
    if (tried.length === 0) break;
    // All texts at once, so that the page is laid out once per spacing.
    for (const block of tried) block.style.letterSpacing = `${spacing}em`;
  }
  // First the texts whose line breaks change, then those that others still move.
  for (const where of ['inBlock', 'onPage'] as const) {
    const blocks = moved(where);
    keepFallback(part.filter((text) => blocks.includes(text.block)));
  }
  return moved('onPage', texts).length === 0;
}

function keepFallback(texts: readonly Text[]): void {
  for (const { parent, block, isSerif } of texts) {
    block.style.letterSpacing = '';
    if (isSerif) parent.dataset['fallbackFace'] = '';
  }
}

interface Text {
  range: Range;
  parent: HTMLElement;
  block: HTMLElement;
  /** Whether its font changes; other texts only move with those. */
  isSerif: boolean;
  /** Its place before the latest change. */
  before?: Place;
}

/** The texts down to the end of the screen: texts below move nothing visible. */
function textsInSight(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const first = node.nodeValue?.search(/\S/) ?? -1;
    // Texts in closed lists have boxes as well. Safari before 17.4 cannot tell, and gives them none.
    if (!parent || first < 0 || !(parent.checkVisibility?.() ?? true)) continue;
    const range = document.createRange();
    // To its first letter: browsers compute the box of each line in a range. Layout shift counts from the space before it.
    range.setEnd(node, first + 1);
    range.setStart(node, 0);
    if (range.getBoundingClientRect().top > innerHeight) continue;
    const block = parent.closest<HTMLElement>(BLOCKS) ?? parent;
    const isSerif = getComputedStyle(parent).fontFamily.includes('Newsreader');
    texts.push({ range, parent, block, isSerif });
  }
  return texts;
}

/** Where a text begins, and its block ends, in px. */
interface Place {
  inBlock: number[];
  onPage: number[];
}

function placeOf({ range, block }: Text): Place {
  const start = range.getBoundingClientRect();
  const box = block.getBoundingClientRect();
  return {
    inBlock: [start.left - box.left, start.bottom - box.top, box.height],
    onPage: [start.left, start.bottom + scrollY],
  };
}

function differs(one: Place, other: Place | undefined, where: keyof Place): boolean {
  return one[where].some((value, i) => Math.abs(value - (other?.[where][i] ?? 0)) > MOVES_FROM);
}
