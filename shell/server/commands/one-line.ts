import { stripVTControlCharacters } from 'node:util';

/** A text that somebody else wrote, for one line of a terminal: without line breaks and without what would steer the terminal. */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
