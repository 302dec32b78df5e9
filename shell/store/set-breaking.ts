import { breakingSchema, type Breaking, type BreakingNotice } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';

/** A desk announces a few times an hour, so this many lost races in a row are an error. */
const ATTEMPTS = 20;

/**
 * Announces breaking news, replacing the current announcement, or removes it (null), by compare-and-set like `moveLive`.
 * Throws for a notice that may not be shown. Resolves with null, and changes nothing, if there is nothing to remove.
 */
export async function setBreaking(
  store: EditionStore,
  by: string,
  notice: BreakingNotice | null,
): Promise<Breaking | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.lastBreaking();
    if (notice === null && !before?.notice) return null;
    const at = new Date().toISOString();
    const read = breakingSchema.safeParse({ number: await store.nextBreaking(), notice, by, at });
    if (!read.success) throw new Error(read.error.issues[0]?.message ?? 'This notice is not allowed.');
    if (await store.addBreaking(read.data)) return read.data;
  }
  throw new Error(
    `Others announced breaking news ${ATTEMPTS} times in a row. Nothing was changed; try again.`,
  );
}
