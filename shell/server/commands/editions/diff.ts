import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Command } from 'commander';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed, changeRows, editionChanges } from './editions.ts';
import { examples, writeLine, table } from '../terminal.ts';

/** `diff [from] [to]`: which releases differ between two editions. */
export function addDiff(program: Command, context: CommandContext): void {
  program
    .command('diff')
    .description('which releases differ between two editions')
    .argument('[from]', 'an edition, "live" or "canary"; without it, the one before the live one')
    .argument('[to]', 'an edition, "live" or "canary"', 'live')
    .addHelpText('after', examples('diff', 'diff live canary', 'diff 20261121T101500Z-1a2b3c4d'))
    .action(async (fromName: string | undefined, toName: string) => {
      const store = await context.store();
      const to = await editionNamed(store, toName);
      const from = fromName === undefined ? await parentOf(store, to) : await editionNamed(store, fromName);
      const changes = editionChanges(from, to);
      writeLine(context.stdout, `From ${from?.id ?? 'nothing'} to ${to.id}:`);
      writeLine(context.stdout, changes.length > 0 ? table(changeRows(changes)) : '  the same releases');
    });
}

/** Null for the first edition: everything in it is new. */
async function parentOf(store: EditionStore, edition: Edition): Promise<Edition | null> {
  return edition.parent === null ? null : store.edition(edition.parent);
}
