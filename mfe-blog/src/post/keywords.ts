import { calmText } from '../functions/calm-text.ts';

/** Keywords as a list, from a comma separated text or an array; anything else is none. Blank ones and repeats go. */
export function readKeywords(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const trimmed = words.flatMap((word) => (typeof word === 'string' ? [calmText(word).trim()] : []));
  return [...new Set(trimmed.filter((word) => word !== ''))];
}
