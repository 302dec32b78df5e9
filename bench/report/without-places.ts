import { homedir } from 'node:os';
import { ROOT } from '../../build/paths.ts';

/** A text without the folders of this machine: results are committed. `folders`: absolute ones, by the names for them. */
export function withoutPlaces(text: string, folders: Readonly<Record<string, string>>): string {
  const named = { ...folders, '.': ROOT, '~': homedir() };
  return Object.entries(named)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce((result, [name, folder]) => result.replaceAll(folder, name), text);
}
