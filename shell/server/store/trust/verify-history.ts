import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from '../edition-store.ts';
import { moveKey } from '../object-keys.ts';
import type { Found } from './signed-documents.ts';
import { Refused, UNSIGNED } from './refused.ts';

/** Most missing moves that are named for one gap in the chain. */
const MOST_NAMED = 100;

/** What is wrong with an object of the store. */
export interface Problem {
  object: string;
  /** A sentence that names it. */
  sentence: string;
}

/** The moves of `live`, oldest first, and what is wrong with them. */
interface VerifiedHistory {
  moves: readonly Live[];
  /** Moves from before the first trusted one: no server that trusts keys follows them. */
  older: number;
  /** The objects of the moves from 1 on that are gone: pruned, or removed. */
  gone: readonly string[];
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
  const numbers = await store.moveNumbers();
  for (const number of numbers) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are chained
      const found: Found<Live> = await store.foundMove(number);
      const broken = last ? brokenLink(last, found.document) : await brokenBegin(store, found.document);
      if (!last) {
        const altered = problems.filter(({ sentence }) => !sentence.includes(UNSIGNED));
        older = problems.length - altered.length;
        problems.splice(0, problems.length, ...altered);
      }
      for (const object of broken) {
        problems.push({
          object,
          sentence: `"${object}" is not what ${moveKey(number)} names before itself, or is gone.`,
        });
      }
      moves.push(found.document);
      last = found;
    } catch (error) {
      problems.push(problemOf(error));
    }
  }
  const begin = Math.min(numbers[0] ?? 1, MOST_NAMED);
  const gone = Array.from({ length: begin - 1 }, (_, i) => moveKey(i + 1));
  return { moves, older, gone, problems };
}

/** The problem that an error of the store tells of. Throws other errors. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { object: error.object, sentence: error.message };
  throw error;
}

/** The objects that should lie between a move and the last one that holds, or be that one; none if the chain holds. */
function brokenLink(last: Found<Live>, { number, before }: Live): string[] {
  if (before === undefined) return last.document.before === undefined ? [] : [moveKey(number)];
  if (before === last.digest) return [];
  const first = Math.max(Math.min(last.document.number + 1, number - 1), number - MOST_NAMED);
  return Array.from({ length: number - first }, (_, i) => moveKey(first + i));
}

/** The same for the first move that holds. What is before it may have been pruned. */
async function brokenBegin(store: EditionStore, { number, before }: Live): Promise<string[]> {
  const body = number > 1 ? await store.objects.get(moveKey(number - 1)) : null;
  return body === null || before === undefined || integrityOf(body) === before ? [] : [moveKey(number - 1)];
}
