import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { Command } from 'commander';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { canarySteps, editionNamed } from '../named-editions.ts';
import { examples, oneLine, writeLine, table, formatMoment } from '../terminal.ts';
import { ownerOf } from '../named-releases.ts';

/** Number of recent moves of `live` that are searched for the last halted canary. */
const RECENT_MOVES = 20;

export function addShow(program: Command, context: CommandContext): void {
  program
    .command('show')
    .description('show what an edition contains, who gets it, who made it, and why')
    .argument('[edition]', 'edition ID, "live" or "canary"', 'live')
    .addHelpText('after', examples('show', 'show canary', 'show 20261121T101500Z-1a2b3c4d'))
    .action(async (name: string) => {
      const store = await context.store();
      const edition = await editionNamed(store, name);
      writeLine(
        context.stdout,
        table([
          ...aboutRows(edition, await store.live()),
          ...(await haltRows(store, edition)),
          ...(await releaseRows(store, edition)),
        ]),
      );
    });
}

function aboutRows(edition: Edition, live: Live | null): string[][] {
  const frozen = live?.frozen ? [['frozen', oneLine(live.frozen.reason)]] : [];
  return [
    ['edition', edition.id],
    ['readers', readers(edition.id, live)],
    ['made', `${formatMoment(edition.createdAt)} by ${oneLine(edition.by)}`],
    ['note', oneLine(edition.note)],
    ['before', edition.parent ?? 'none, this is the first edition'],
    ...frozen,
  ];
}

function readers(id: string, live: Live | null): string {
  const percent = live?.canary?.percent ?? 0;
  const steps = live?.canary?.steps;
  if (live?.canary?.edition === id)
    return `${percent}% (canary)${steps ? `, then ${canarySteps(steps)}` : ''}`;
  if (live?.edition !== id) return 'none';
  return percent > 0 ? `${100 - percent}%; ${percent}% get canary ${live.canary?.edition}` : 'all';
}

/** Why the last canary was halted. Shown for the canary's edition and for the edition that all readers got again. */
async function haltRows(store: EditionStore, { id }: Edition): Promise<string[][]> {
  const moves = await store.history(RECENT_MOVES);
  const at = moves.findLastIndex(({ action }) => action === 'halt');
  const [halt, canary] = [moves[at], moves[at - 1]?.canary?.edition];
  if (!halt || (id !== canary && id !== halt.edition)) return [];
  const of = id === canary ? '' : `edition ${canary ?? 'unknown'}, `;
  return [['halted', `${of}${formatMoment(halt.at)} by ${oneLine(halt.by)}: ${oneLine(halt.note)}`]];
}

function releaseRows(store: EditionStore, { releases }: Edition): Promise<string[][]> {
  return Promise.all(
    Object.entries(releases).map(async ([name, version], index) => [
      index === 0 ? 'releases' : '',
      `${name}@${version}`,
      await ownerOf(store, name, version),
    ]),
  );
}
