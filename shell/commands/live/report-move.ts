import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { canarySteps, changeRows, editionChanges, editionForReport, promoteLine } from '../named-editions.ts';
import { commandLine, table, writeLine } from '../terminal.ts';

/** Prints what readers get now, and how to undo it or go on. */
export async function reportMove(
  { stdout }: CommandContext,
  store: EditionStore,
  { edition, canary, action }: Live,
): Promise<void> {
  const opened = action === 'canary' ? canary : null;
  const id = opened?.edition ?? edition;
  const now = await editionForReport(store, id);
  const parent = now && now.parent !== null ? await editionForReport(store, now.parent) : null;
  const percent = opened?.percent ?? 100 - (canary?.percent ?? 0);
  const readers = percent === 100 ? 'All readers' : `${percent}% of readers`;
  writeLine(stdout, `${readers} now get edition ${id}:`);
  if (!now || (!parent && now.parent !== null)) {
    writeLine(
      stdout,
      '  (The changes cannot be read: the edition was pruned, or the store has become unavailable.)',
    );
    return;
  }
  const changes = editionChanges(parent, now);
  writeLine(stdout, table(changeRows(changes)));
  if (opened?.steps) writeLine(stdout, `Then ${canarySteps(opened.steps)}.`);
  if (opened) {
    writeLine(stdout, `To halt the canary:           ${commandLine('halt')}`);
    writeLine(stdout, `To release it to all readers: ${promoteLine(changes)}`);
  } else if (parent) {
    writeLine(stdout, `To undo it: ${commandLine(`rollback --to ${parent.id}`)}`);
  } else {
    writeLine(stdout, 'This is the first edition; there is no earlier one to roll back to.');
  }
}
