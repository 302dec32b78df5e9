import { yieldToMain } from '../browser/yield-to-main.ts';
import { FACES, FACES_KEY } from './face-files.ts';

const ITALIC = 'em,i,cite,blockquote';
/** Elements that keep one face throughout. */
const BLOCKS = 'h1,h2,h3,h4,p,li,dt,dd,td,th,blockquote,figcaption,label,pre,address';
const HEADLINE = /^H\d/;
/** Letter spacing in em. A text set closer or wider than that looks odd; a headline bears more. */
const STEP = 0.0025;
const MOST = { text: 0.016, headline: 0.031 };
/** Browsers count movements from 3 px on as layout shift. */
const MOVES_FROM = 2.5;

/** Sets a new page in the faces, if they are loaded. Call it in the frame that shows the page. */
export function setInLoadedFaces(): void {
  const { dataset } = document.documentElement;
  if ('faces' in dataset) dataset['faces'] = '';
}

/**
 * Loads the paper's faces and sets the page in them. No line that the reader sees moves: a text that would break
 * elsewhere keeps the fallback until the next page. Never rejects: without the files the page stays as it is.
 */
export async function applyFaces(): Promise<void> {
  const { documentElement: root } = document;
  const faces: FontFace[] = [];
  if (!('faces' in root.dataset))
    faces.push(new FontFace('Newsreader', `url(${FACES.roman})`, { weight: '400 700' }));
  // Also on a later page: the browser gives up a face that is not in its cache when the page is painted.
  if (document.querySelector(ITALIC))
    faces.push(new FontFace('Newsreader', `url(${FACES.italic})`, { style: 'italic' }));
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  if (faces.length === 0) return;
  const texts = textsInSight().map((text) => ({ ...text, before: placeOf(text) }));
  // Measured and set in one task, it would block a slow phone for 80 ms.
  await yieldToMain();
  setWhereNothingMoves(faces, texts);
  try {
    localStorage.setItem(FACES_KEY, FACES.roman);
  } catch {
    // Storage may be forbidden or full: the next page applies them again.
  }
}

/** In one task, so that only the result is painted. */
function setWhereNothingMoves(
  faces: readonly FontFace[],
  texts: readonly (Text & { before: Place })[],
): void {
  const { dataset } = document.documentElement;
  const earlier = dataset['faces'];
  for (const face of faces) document.fonts.add(face);
  dataset['faces'] = '';
  const moved = (where: keyof Place, blocks?: ReadonlySet<HTMLElement>) =>
    texts.filter((text) => (blocks?.has(text.block) ?? true) && differs(text.before, placeOf(text), where));
  // Spaced a little closer or wider, most texts break where they broke, and links in them keep their place.
  let waiting = new Set(moved('inBlock').map(({ block }) => block));
  for (let spacing = -STEP; waiting.size > 0; spacing = spacing < 0 ? -spacing : -spacing - STEP) {
    const tried = new Set(
      [...waiting].filter(
        ({ tagName }) => Math.abs(spacing) <= (HEADLINE.test(tagName) ? MOST.headline : MOST.text),
      ),
    );
    // All at once, so that the page is laid out once per spacing.
    for (const block of tried) block.style.letterSpacing = `${spacing}em`;
    waiting = new Set(moved('inBlock', tried).map(({ block }) => block));
  }
  // First those that break elsewhere; then those that others still move.
  for (const where of ['inBlock', 'onPage'] as const)
    for (const { block, isSerif } of moved(where)) {
      if (!isSerif) continue;
      block.dataset['fallbackFace'] = '';
      block.style.letterSpacing = '';
    }
  if (moved('onPage').length === 0) return;
  for (const face of faces) document.fonts.delete(face);
  dataset['faces'] = earlier ?? 'later';
  for (const { block } of texts) block.style.letterSpacing = '';
}

interface Text {
  range: Range;
  block: HTMLElement;
  /** Whether it changes face; others only move with those. */
  isSerif: boolean;
}

/** The texts down to the next screen: those above move what is seen, and the reader may be scrolling. */
function textsInSight(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    // Texts in closed lists have places as well.
    if (!parent || !node.nodeValue?.trim() || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().top > 2 * innerHeight) continue;
    const block = parent.closest<HTMLElement>(BLOCKS) ?? parent;
    texts.push({ range, block, isSerif: getComputedStyle(block).fontFamily.includes('Newsreader') });
  }
  return texts;
}

/** Where a text begins, and its block ends, in px. */
interface Place {
  inBlock: number[];
  onPage: number[];
}

function placeOf({ range, block }: Text): Place {
  const start = range.getClientRects()[0] ?? new DOMRect();
  const box = block.getBoundingClientRect();
  return {
    inBlock: [start.left - box.left, start.bottom - box.top, box.height],
    onPage: [start.left, start.bottom + scrollY],
  };
}

function differs(one: Place, other: Place, where: keyof Place): boolean {
  return other[where].some((value, i) => Math.abs(value - (one[where][i] ?? 0)) > MOVES_FROM);
}
