import { z } from 'zod';
import { calmText } from './calm-text.ts';

/** Characters that are kept of each field: more than any writer needs, and less than would bury the page. */
const LONGEST = { id: 40, phrase: 120, title: 250, description: 600, address: 2000 } as const;

type Kind = keyof typeof LONGEST;

/** Article numbers come as numbers or as strings; inside the program they are strings. */
export const idField = z
  .union([z.number().transform(String), z.string()])
  .transform((text) => tidyText(text, 'id'))
  .pipe(z.string().min(1));

/** A text that an entry cannot do without. */
export function neededText(kind: Kind) {
  return z
    .string()
    .transform((text) => tidyText(text, kind))
    .pipe(z.string().min(1));
}

/** A text that an entry can do without: missing, null or of a wrong type, it is empty. */
export function optionalText(kind: Kind) {
  return z
    .string()
    .transform((text) => tidyText(text, kind))
    .catch('');
}

/** The text without edges and disturbing characters, cut with three dots where it is longer than its kind may be. */
export function tidyText(text: string, kind: Kind): string {
  const calm = calmText(text).trim();
  if (calm.length <= LONGEST[kind]) return calm;
  const characters = Array.from(calm);
  return characters.length > LONGEST[kind] ? `${characters.slice(0, LONGEST[kind]).join('')}...` : calm;
}
