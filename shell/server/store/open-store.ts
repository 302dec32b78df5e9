import { EditionStore } from './edition-store.ts';
import { FileObjects } from './file-objects.ts';

/** Opens the store that the setting EDITIONS names. */
export function openStore(editions: string): EditionStore {
  return new EditionStore(new FileObjects(editions.slice('file:'.length)));
}
