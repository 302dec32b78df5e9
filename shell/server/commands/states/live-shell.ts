import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../../store/edition-store.ts';

/** The shell that is live, which shows guests alone; null if nothing is live yet. */
export async function liveShell(store: EditionStore): Promise<Release | null> {
  const live = await store.live();
  const version = live && (await store.edition(live.edition)).releases['shell'];
  return version ? store.findRelease('shell', version) : null;
}
