import { BACKEND_SETTINGS } from '@meadowlark/backend/settings.ts';
import { distance } from 'fastest-levenshtein';
import { SERVER_SETTINGS } from './settings.ts';

/** Only the commands read EDITION_BY. */
const KNOWN = [...new Set([...SERVER_SETTINGS, ...BACKEND_SETTINGS, 'EDITION_BY'])];

/** One letter in a short name: many words differ from PORT and HOST by two. */
const lettersOff = (name: string) => (name.length >= 8 ? 2 : 1);

/** A warning for each variable whose name is similar to a setting. Not an error: it may belong to another program. */
export function misspelledSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => !KNOWN.includes(name))
    .flatMap((name) => {
      const meant = KNOWN.find((known) => distance(name.toUpperCase(), known) <= lettersOff(known));
      return meant === undefined
        ? []
        : [`${name} is set, but the setting is called ${meant}. Rename it, or unset it.`];
    });
}
