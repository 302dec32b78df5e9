import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** Maximum characters of each field: more than any author needs. */
const MAX_LENGTH = { id: 40, phrase: 120, title: 250, description: 600, address: 2000 } as const;

/** Characters read, including white space and removed characters. */
const MAX_INPUT = 10_000;

type Kind = keyof typeof MAX_LENGTH;

/** Article numbers arrive as numbers or strings; we use strings. */
export const idField = z
  .union([z.number().transform(String), z.string()])
  .transform((text) => cleanField(text, 'id'))
  .pipe(z.string().min(1));

/** A required text. Parsing fails if it is missing or blank. */
export function requiredText(kind: Kind) {
  return z
    .string()
    .transform((text) => cleanField(text, kind))
    .pipe(z.string().min(1));
}

/** An optional text; empty if it is missing, null or not a string. */
export function optionalText(kind: Kind) {
  return z
    .string()
    .transform((text) => cleanField(text, kind))
    .catch('');
}

/** Trims and cleans a text, and truncates it with three dots at its kind's maximum. */
export function cleanField(text: string, kind: Kind): string {
  const clean = cleanText(text.slice(0, MAX_INPUT)).trim();
  if (clean.length <= MAX_LENGTH[kind]) return clean;
  const characters = Array.from(clean);
  return characters.length > MAX_LENGTH[kind]
    ? `${characters.slice(0, MAX_LENGTH[kind]).join('')}...`
    : clean;
}
