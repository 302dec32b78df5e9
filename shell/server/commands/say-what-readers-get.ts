import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from '../store/edition-store.ts';
import type { CommandContext } from './command-context.ts';
import { changeRows, editionChanges } from './edition-changes.ts';
import { howToRun } from './how-to-run.ts';
import { say } from './say.ts';
import { table } from './table.ts';

/** After a promotion: what changed for readers, and the command that undoes it. */
export async function sayWhatReadersGet(
  { stdout }: CommandContext,
  store: EditionStore,
  { edition, canary, action }: Live,
): Promise<void> {
  const trial = action === 'canary' ? canary : null;
  const now = await store.edition(trial?.edition ?? edition);
  const parent = now.parent === null ? null : await store.edition(now.parent);
  const percent = trial?.percent ?? 100 - (canary?.percent ?? 0);
  const readers = percent === 100 ? 'All readers' : `${percent} % of readers`;
  say(stdout, `${readers} get edition ${now.id} now:`);
  const changes = editionChanges(parent, now);
  say(stdout, table(changeRows(changes)));
  if (trial) {
    say(stdout, `To end the trial:       ${howToRun('halt')}`);
    const tried = changes.map(({ name, to }) => `${name}@${to}`);
    say(stdout, `To give it to everyone: ${howToRun(`promote ${tried.join(' ')}`)}`);
  } else if (parent) {
    say(stdout, `To undo it: ${howToRun(`rollback --to ${parent.id}`)}`);
  } else {
    say(stdout, 'This is the first edition; there is none to go back to.');
  }
}
