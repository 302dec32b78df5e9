import { readFileSync } from 'node:fs';

/** One cut of a face, as outlines: a picture file cannot use the page's fonts. 1000 units to the em. */
export interface Letters {
  /** Advance width, and the outline as a path of relative commands from the baseline. */
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  /** What is added between a pair of letters. */
  kerns: Readonly<Record<string, number>>;
}

export type Cut = 'roman' | 'italic';

const cuts = new Map<Cut, Letters>();

/** The outlines of a cut. Throws when its file is missing. */
export function lettersOf(cut: Cut): Letters {
  const known = cuts.get(cut);
  if (known) return known;
  const letters = JSON.parse(
    readFileSync(new URL(`letters/${cut}.json`, import.meta.url), 'utf8'),
  ) as Letters;
  cuts.set(cut, letters);
  return letters;
}
