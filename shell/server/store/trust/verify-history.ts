import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { moveKey, type EditionStore, type Found } from '../edition-store.ts';
import { Refused } from './refused.ts';

/** What is wrong with an object of the store. */
export interface Problem {
  object: string;
  /** A sentence that names it. */
  sentence: string;
}

/** The moves of `live`, oldest first, and what is wrong with them. */
export interface VerifiedHistory {
  moves: readonly Live[];
  /** Moves from before the first trusted one: no server that trusts keys follows them. */
  older: number;
  problems: readonly Problem[];
}

/**
 * Follows the chain of the moves of `live`: each is valid, trusted, and names the digest of the one before. The oldest may name
 * one that was pruned. Nothing in the store can tell whether moves after the last one were removed.
 */
export async function verifyHistory(store: EditionStore): Promise<VerifiedHistory> {
  const problems: Problem[] = [];
  const moves: Live[] = [];
  let older = 0;
  let last: Found<Live> | null = null;
  for (const number of await store.moveNumbers()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are chained
      const found: Found<Live> = await store.foundMove(number);
      const broken = last ? brokenLink(last, found.document) : await brokenBegin(store, found.document);
      if (!last && store.trusted) older = problems.splice(0).length;
      if (broken) problems.push({ object: broken, sentence: `"${broken}" ${NOT_NAMED} ${moveKey(number)}.` });
      moves.push(found.document);
      last = found;
    } catch (error) {
      problems.push(problemOf(error));
    }
  }
  return { moves, older, problems };
}

const NOT_NAMED = 'is not the move before it, or is gone, according to';

/** The problem that an error of the store tells of. Throws other errors. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { object: error.object, sentence: error.message };
  throw error;
}

/** The object that a move should have after the one before; null if it has. */
function brokenLink(last: Found<Live>, { number, before }: Live): string | null {
  if (before === undefined) return last.document.before === undefined ? null : moveKey(number);
  return before === last.digest ? null : moveKey(number - 1);
}

/** The same for the first move that holds. What is before it may have been pruned. */
async function brokenBegin(store: EditionStore, { number, before }: Live): Promise<string | null> {
  const body = number > 1 ? await store.objects.get(moveKey(number - 1)) : null;
  return body === null || before === undefined || integrityOf(body) === before ? null : moveKey(number - 1);
}
