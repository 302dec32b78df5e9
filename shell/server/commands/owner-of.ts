import type { EditionStore } from '../store/edition-store.ts';
import { oneLine } from './one-line.ts';

/** Owner of a release as its `release.json` says; what is wrong with it where that cannot be read, for one bad release hides no others. */
export async function ownerOf(store: EditionStore, name: string, version: string): Promise<string> {
  try {
    return oneLine((await store.release(name, version)).owner);
  } catch (error) {
    return `(${error instanceof Error ? error.message : String(error)})`;
  }
}
