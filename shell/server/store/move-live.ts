import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';

/** Who moves `live`, and why: for the history. */
export interface Mover {
  by: string;
  note: string;
}

/** What a move changes. What it does not name stays. */
export type LiveChange = Pick<Live, 'action'> & Partial<Pick<Live, 'edition' | 'canary' | 'frozen'>>;

/** A busy newsroom promotes a few times a minute; who loses this often in a row should be told. */
const ATTEMPTS = 20;

/**
 * Moves `live` by compare-and-set: `decide` sees where it stands and says what is to change (or null: nothing). When
 * somebody else was faster, it is asked again about what stands then, so that no move is lost. Resolves with where
 * `live` stands in the end; rejects as `decide` does.
 */
export async function moveLive(
  store: EditionStore,
  { by, note }: Mover,
  decide: (now: Live | null) => Promise<LiveChange | null>,
): Promise<Live> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const now = await store.live();
    const change = await decide(now);
    if (!change) return standing(now, store);
    const edition = change.edition ?? standing(now, store).edition;
    const move: Live = {
      number: (now?.number ?? 0) + 1,
      edition,
      canary: change.canary === undefined ? (now?.canary ?? null) : change.canary,
      frozen: change.frozen === undefined ? (now?.frozen ?? null) : change.frozen,
      action: change.action,
      by,
      at: new Date().toISOString(),
      note,
    };
    if (await store.addMove(move)) return move;
  }
  throw new Error(`Others moved live ${ATTEMPTS} times in a row. Nothing was changed; try again.`);
}

/** Where `live` stands. Throws where nothing was ever promoted. */
export function standing(now: Live | null, store: EditionStore): Live {
  if (now) return now;
  throw new Error(`Nothing was ever promoted in ${store.place}. Publish releases and promote them first.`);
}
