import { z } from 'zod';
import { calmText } from './calm-text.ts';

/** Article numbers come as numbers or as strings; inside the program they are strings. */
export const idField = z
  .union([z.number().transform(String), z.string()])
  .transform(tidy)
  .pipe(z.string().min(1));

/** A text that an entry can do without: missing, null or of a wrong type, it is empty. */
export const optionalText = z.string().transform(tidy).catch('');

/** A text that an entry cannot do without. */
export const neededText = z.string().transform(tidy).pipe(z.string().min(1));

function tidy(text: string): string {
  return calmText(text).trim();
}
