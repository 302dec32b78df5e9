import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { standIn } from './choose-version.ts';
import type { Editions } from './editions.ts';
import type { FailedLately } from './failed-lately.ts';
import type { Quarantine } from './quarantine.ts';

interface LeftOutOptions {
  editions: Editions;
  quarantine: Pick<Quarantine, 'has' | 'isDeadly' | 'isSuspect'>;
  failedLately: Pick<FailedLately, 'has'>;
}

/**
 * Of the requested remotes, those whose release failed lately and has a previous one. Sorted and without duplicates, so
 * that strangers cannot request more views than these.
 */
export async function leftOut(
  edition: Edition,
  requested: readonly string[],
  { editions, quarantine, failedLately }: LeftOutOptions,
): Promise<string[]> {
  // The browser already runs the shell's script, so the shell cannot be replaced.
  const failed = [...new Set(requested)].filter((name) => {
    const version = edition.releases[name];
    return name !== 'shell' && version !== undefined && failedLately.has({ name, version });
  });
  const replaced = await Promise.all(failed.map((name) => standIn(edition, name, editions, quarantine)));
  return failed.filter((_name, i) => replaced[i] !== null).toSorted();
}
