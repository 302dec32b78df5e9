import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { liveSchema, type Live } from '@meadowlark/shared/contract/live.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { EditionStore } from '../edition-store.ts';
import { moveKey } from '../object-keys.ts';
import type { Found } from '../trust/signed-documents.ts';
import { Refused, type Reason } from '../trust/refused.ts';

/** Maximum number of missing moves that are listed for one gap in the chain. */
const MAX_NAMED_MOVES = 100;

/** What links a move to the previous one. */
type Link = Pick<Live, 'number' | 'before'>;

export interface Problem {
  object: string;
  /** A message that names it. */
  message: string;
  reason: Reason;
}

/**
 * Follows the chain of the moves of `live`: each must be valid and trusted, and name the digest of the previous one. The oldest
 * may name a pruned one. An untrusted move may predate the current keys if it is older than all trusted ones, or if one of them
 * names it. The store cannot show whether moves after the last one were removed.
 */
export async function verifyHistory(store: EditionStore) {
  const problems: Problem[] = [];
  const moves: Live[] = [];
  /** Moves that predate the currently trusted keys: no server that trusts keys follows them. */
  let older = 0;
  let last: Found<Live> | null = null;
  const numbers = await store.moveNumbers();
  for (const number of numbers) {
    try {
      const found: Found<Live> = await store.foundMove(number);
      const named = last ? await namedBelow(store, last, found.document) : null;
      const broken =
        last && named ? brokenLink(last, named.lowest) : await brokenBegin(store, found.document);
      const before = problems.length;
      const isFromBefore = ({ object, reason }: Problem) =>
        named ? named.keys.has(object) : reason !== 'altered';
      problems.splice(0, before, ...problems.filter((problem) => !isFromBefore(problem)));
      older += before - problems.length;
      for (const object of broken) {
        problems.push({
          object,
          message: `"${object}" is missing, or is not the move that ${moveKey(named?.lowest.number ?? number)} names as its predecessor.`,
          reason: 'altered',
        });
      }
      moves.push(found.document);
      last = found;
    } catch (error) {
      problems.push(problemOf(error));
    }
  }
  /** Number of the last of the moves from 1 on that are missing: pruned, or removed. */
  const gone = (numbers[0] ?? 1) - 1;
  return { moves, older, gone, problems };
}

/** The problem that an error of the store describes. Rethrows other errors. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) {
    const { object, message, reason } = error;
    return { object, message, reason };
  }
  throw error;
}

/**
 * Keys of the moves between two valid ones that the upper one names, directly or through another; and the lowest of all
 * these.
 */
async function namedBelow(
  store: EditionStore,
  last: Found<Live>,
  upper: Live,
): Promise<{ keys: ReadonlySet<string>; lowest: Link }> {
  const keys = new Set<string>();
  let lowest: Link = upper;
  while (lowest.before !== undefined && lowest.before !== last.digest) {
    const number = await store.numberBefore(lowest, last.document.number);
    if (number === null) break;
    const body = String(await store.objects.get(moveKey(number)));
    const { data: move } = liveSchema.safeParse(parseJson(body));
    if (!move) break;
    keys.add(moveKey(number));
    lowest = move;
  }
  return { keys, lowest };
}

/** The objects that should lie between a move and the last valid one, or be that one; none if the chain is intact. */
function brokenLink(last: Found<Live>, { number, before }: Link): string[] {
  if (before === undefined) return last.document.before === undefined ? [] : [moveKey(number)];
  if (before === last.digest) return [];
  const first = Math.max(Math.min(last.document.number + 1, number - 1), number - MAX_NAMED_MOVES);
  return Array.from({ length: number - first }, (_, i) => moveKey(first + i));
}

/** The same for the first valid move. Earlier moves may have been pruned. */
async function brokenBegin(store: EditionStore, { number, before }: Live): Promise<string[]> {
  const body = number > 1 ? await store.objects.get(moveKey(number - 1)) : null;
  return body === null || before === undefined || integrityOf(body) === before ? [] : [moveKey(number - 1)];
}
