import { homedir } from 'node:os';
import { ROOT } from '../../build/paths.ts';

/** Replaces folders of this machine with names, because results are committed. `folders`: absolute paths, by name. */
export function withoutPlaces(text: string, folders: Readonly<Record<string, string>>): string {
  const named = { ...folders, '.': ROOT, '~': homedir() };
  return Object.entries(named)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce((result, [name, folder]) => result.replaceAll(folder, name), text);
}
