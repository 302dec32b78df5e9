import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Command } from 'commander';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed, changeRows, editionChanges } from '../named-editions.ts';
import { parseReleases, requirePublished } from '../named-releases.ts';
import { writeDiffReport, type Side } from '../states/write-diff-report.ts';
import { examples, writeLine, table } from '../terminal.ts';

/** `diff [from] [to]`: which releases differ between two editions; with `--pictures`, what looks different. */
export function addDiff(program: Command, context: CommandContext): void {
  program
    .command('diff')
    .description('show which releases differ between two editions, and what looks different')
    .argument('[from]', 'an edition ID, "live" or "canary"; default: the parent of the second edition')
    .argument('[to]', 'an edition ID, "live" or "canary"', 'live')
    .option(
      '--pictures',
      'compare screenshots of every state of the releases that differ, or of two releases given as name@version',
    )
    .addHelpText(
      'after',
      examples(
        'diff',
        'diff live canary',
        'diff 20261121T101500Z-1a2b3c4d',
        'diff --pictures news@0.1.0-1a2b3c4d news@0.1.1-5e6f7a8b',
      ),
    )
    .action(async (fromName: string | undefined, toName: string, { pictures }: { pictures?: true }) => {
      const store = await context.store();
      if (pictures && fromName?.includes('@')) {
        if (!toName.includes('@'))
          throw new Error(`Name the release to compare with after ${fromName}, as name@version.`);
        return writeDiffReport(
          context,
          store,
          await releaseSide(store, fromName),
          await releaseSide(store, toName),
        );
      }
      const to = await editionNamed(store, toName);
      const from = fromName === undefined ? await parentOf(store, to) : await editionNamed(store, fromName);
      const changes = editionChanges(from, to);
      const output = pictures ? context.stderr : context.stdout;
      writeLine(output, `From ${from?.id ?? 'nothing'} to ${to.id}:`);
      writeLine(output, changes.length > 0 ? table(changeRows(changes)) : '  the same releases');
      if (!pictures) return undefined;
      return writeDiffReport(context, store, editionSide(from), editionSide(to));
    });
}

function editionSide(edition: Edition | null): Side {
  return { name: edition ? `edition ${edition.id}` : 'nothing', releases: edition?.releases ?? {} };
}

/** `news@1.0.0`. */
async function releaseSide(store: EditionStore, name: string): Promise<Side> {
  const releases = parseReleases([name]);
  await requirePublished(store, releases);
  return { name, releases };
}

/** Null for the first edition: everything in it is new. */
async function parentOf(store: EditionStore, edition: Edition): Promise<Edition | null> {
  return edition.parent === null ? null : store.edition(edition.parent);
}
