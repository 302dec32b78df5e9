import { lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Throws an error that names the places of these that are taken in a folder, which need not exist. */
export function requireRoom(folder: string, files: readonly string[]): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${folder} is a file. Choose a folder, or a new name.`);
  const taken = new Set(files.map((file) => takenBy(folder, file)).filter((one) => one !== null));
  if (taken.size > 0)
    throw new Error(
      `These are in ${folder} already: ${[...taken].toSorted().join(', ')}. Move them away, or choose another folder. Other files may stay.`,
    );
}

/** What is where a file would be: the file itself, or something else than a folder on the way to it. */
function takenBy(folder: string, file: string): string | null {
  const parts = file.split('/');
  for (const [index] of parts.entries()) {
    const place = parts.slice(0, index + 1).join('/');
    const there = lstatSync(path.join(folder, place), { throwIfNoEntry: false });
    if (there === undefined) return null;
    if (place === file || !there.isDirectory()) return place;
  }
  return null;
}

/**
 * Fills a folder with `files`, at once and only after `write` has written them into another folder and resolved. Makes the
 * folder if it is missing; what else is in it stays.
 */
export async function fillFolder(
  folder: string,
  files: readonly string[],
  write: (staging: string) => Promise<void>,
): Promise<void> {
  const made = mkdirSync(folder, { recursive: true });
  // In the same file system, so that files can be renamed.
  const staging = mkdtempSync(path.join(folder, '.new-remote-'));
  try {
    await write(staging);
    requireRoom(folder, files);
    moveInto(folder, staging);
    rmSync(staging, { recursive: true });
  } catch (error) {
    rmSync(made ?? staging, { recursive: true, force: true });
    throw error;
  }
}

function moveInto(folder: string, staging: string): void {
  for (const entry of readdirSync(staging)) {
    const [from, to] = [path.join(staging, entry), path.join(folder, entry)];
    if (statSync(to, { throwIfNoEntry: false })?.isDirectory()) moveInto(to, from);
    else renameSync(from, to);
  }
}
