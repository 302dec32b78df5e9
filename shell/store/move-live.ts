import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { manifestKey } from './object-keys.ts';
import type { LiveChange } from './next-step.ts';
import { requireNotBeingRemoved } from './removals.ts';
import { unlessBroken, WriteUnsure } from './store-unavailable.ts';

/** Who moves `live`, and why, for the history. */
export interface Actor {
  by: string;
  note: string;
}

/** `live` has moved since the caller made its decision. */
export class LiveMovedError extends Error {}

/** A busy newsroom promotes a few times a minute, so this many lost races in a row are an error. */
const ATTEMPTS = 20;

/**
 * Moves `live` by compare-and-set. `decide` maps the current state to a change, or to null for none; it runs again if another
 * writer moves `live` in the meantime. Resolves with the resulting state. Rejects if `decide` does, or after 20 lost races.
 */
export async function moveLive(
  store: EditionStore,
  { by, note }: Actor,
  decide: (now: Live | null) => Promise<LiveChange | null>,
): Promise<Live> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { last, next } = await store.lastMove();
    const now = last?.document ?? null;
    const change = await decide(now);
    if (!change) return requireLive(now, store);
    const edition = change.edition ?? requireLive(now, store).edition;
    const canary = change.canary === undefined ? (now?.canary ?? null) : change.canary;
    const move: Live = {
      number: next,
      edition,
      ...(await digestOf(store, edition, now)),
      before: last?.digest ?? null,
      canary: canary && {
        ...canary,
        ...(await digestOf(store, canary.edition, now?.canary ?? null)),
      },
      frozen: change.frozen === undefined ? (now?.frozen ?? null) : change.frozen,
      action: change.action,
      by,
      at: new Date().toISOString(),
      note,
    };
    await requireThere(store, now, move);
    if (await store.addMove(move).catch(rejectUnsure)) return move;
  }
  throw new Error(`Live was moved by others ${ATTEMPTS} times in a row. Nothing was changed; try again.`);
}

/**
 * Rejects if the edition of this move, or a release in it that readers do not have yet, is missing or about to be removed.
 * Both are checked in every attempt, after `live` was read, and the announcements of removals first: a prune that neither
 * check sees has moved `live` in the meantime, so the attempt fails.
 */
async function requireThere(store: EditionStore, now: Live | null, move: Live): Promise<void> {
  const old = [now?.edition, now?.canary?.edition];
  const brought = [move.edition, move.canary?.edition].filter((id) => id !== undefined && !old.includes(id));
  if (brought.length === 0) return;
  // A rollback leads away from a damaged edition.
  const served = (now && (await unlessBroken(store.edition(now.edition))))?.releases ?? {};
  for (const id of brought) {
    const edition = await store.edition(id ?? '');
    const releases = Object.entries(edition.releases).filter(([name, version]) => served[name] !== version);
    await requireNotBeingRemoved(
      store,
      edition,
      releases.map(([name, version]) => `${name}@${version}`),
    );
    await store.edition(edition.id);
    await Promise.all(
      releases.map(async ([name, version]) => {
        const isThere = await store.objects.modified(manifestKey(name, version));
        if (isThere === null) await store.release(name, version);
      }),
    );
  }
}

/** A rollback that is repeated blindly would roll back twice. */
function rejectUnsure(cause: unknown): never {
  if (!(cause instanceof WriteUnsure)) throw cause;
  throw new Error(
    `The store did not confirm the change. Check "history" before you try again. ${cause.message}`,
    { cause },
  );
}

/** The digest of an edition; taken from the last move if that already names the edition. */
async function digestOf(
  store: EditionStore,
  edition: string,
  last: Pick<Live, 'edition' | 'digest'> | null,
): Promise<Pick<Live, 'digest'>> {
  if (last?.edition !== edition) return { digest: (await store.foundEdition(edition)).digest };
  return last.digest === undefined ? {} : { digest: last.digest };
}

/** Throws if nothing, or nothing trusted, has been promoted. */
export function requireLive(now: Live | null, store: EditionStore): Live {
  if (now) return now;
  if (store.trusted)
    throw new Error(
      `Nothing that is live in ${store.place} was signed with a key in TRUSTED_KEYS. "verify" shows why each move is refused; see docs/trust.md for how to start trusting a store.`,
    );
  throw new Error(
    `Nothing has been promoted in ${store.place} yet. Publish releases and promote them first.`,
  );
}
