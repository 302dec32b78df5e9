import type { Command } from 'commander';
import type { EditionStore } from '../../store/edition-store.ts';
import { requireLive } from '../../store/move-live.ts';
import { rollback } from '../../store/moves.ts';
import { unlessRefused } from '../../store/trust/refused.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed, editionForReport, changeRows, editionChanges } from '../named-editions.ts';
import { examples, commandLine, writeLine, table } from '../terminal.ts';
import { actorOf } from './actor.ts';
import { requireReason } from './require-reason.ts';
import { rollbackReleases } from './rollback-releases.ts';

interface Options {
  to?: string;
  note?: string;
  force?: boolean;
}

/** `rollback`: gives readers an earlier edition again; with names, earlier releases of these remotes only. */
export function addRollback(program: Command, context: CommandContext): void {
  program
    .command('rollback')
    .description("give readers the previous edition again, or one remote's previous release")
    .argument(
      '[names...]',
      'roll back only these remotes, to the release before the live one, or to name@version; all others stay the same',
    )
    .option('--to <edition>', 'roll back to this earlier edition instead; "history" lists them')
    .option('--note <text>', 'reason, for the history')
    .option('--force', 'with names: roll back during a freeze (requires --note)')
    .addHelpText(
      'after',
      examples(
        'rollback --note "Opinions lost their pictures"',
        'rollback --to 20261121T101500Z-1a2b3c4d',
        'rollback news --note "Teasers lost their links"',
        'rollback news@0.1.0-1a2b3c4d',
      ),
    )
    .action(async (names: string[], { to, note = '', force = false }: Options) => {
      if (names.length === 0) return rollbackEdition(context, to, note);
      if (to !== undefined) {
        throw new Error(
          '--to names a whole edition. Use either --to or remotes; for a specific release of a remote, write name@version.',
        );
      }
      requireReason({ note, force });
      return rollbackReleases(context, names, { note, force });
    });
}

/** Points `live` to the previous edition or an earlier one, even during a freeze. */
async function rollbackEdition(context: CommandContext, to: string | undefined, note: string): Promise<void> {
  const store = await context.store();
  const before = requireLive(await store.live(), store);
  if (context.here !== null && to === undefined) await requireOwnChange(store, before.edition, context.here);
  const target = to === undefined ? null : await editionThatAllHad(store, to);
  const after = await rollback(store, target, actorOf(context.env, note), before);
  if (after.edition === before.edition) {
    const done =
      before.canary && !after.canary
        ? `All readers now get edition ${after.edition} again: this ended the open canary.`
        : `Nothing to do: readers already get edition ${after.edition}.`;
    writeLine(context.stdout, done);
    return;
  }
  writeLine(context.stdout, `All readers now get edition ${after.edition} again:`);
  const [from, now] = [
    await editionForReport(store, before.edition),
    await editionForReport(store, after.edition),
  ];
  if (from && now) writeLine(context.stdout, table(changeRows(editionChanges(from, now))));
  if (before.canary) writeLine(context.stdout, 'This also ended the open canary.');
  writeLine(context.stdout, `To undo it: ${commandLine(`rollback --to ${before.edition}`)}`);
}

/** A team's bare `rollback` must not take back what another team has released since. */
async function requireOwnChange(store: EditionStore, live: string, own: string): Promise<void> {
  const now = await store.edition(live);
  const before = now.parent === null ? null : await editionForReport(store, now.parent);
  const others = before ? editionChanges(now, before).filter(({ name }) => name !== own) : [];
  if (others.length === 0) return;
  throw new Error(
    `The previous edition also changes ${others.map(({ name, from, to }) => `${name} (${from ?? 'none'} -> ${to ?? 'none'})`).join(', ')}. To roll back ${own} only: "${commandLine(`rollback ${own}`)}". To restore that edition anyway: "${commandLine(`rollback --to ${now.parent}`)}".`,
  );
}

/**
 * ID of an edition that was live. Canaries and editions overtaken by another promotion do not qualify: a rollback never goes
 * forward.
 */
async function editionThatAllHad(store: EditionStore, name: string): Promise<string> {
  const edition = await editionNamed(store, name);
  // Newest first, one by one: the target is usually recent, and a damaged old move must not prevent a rollback.
  for (const number of (await store.moveNumbers()).toReversed())
    if ((await unlessRefused(store.move(number)))?.edition === edition.id) return edition.id;
  throw new Error(
    `Edition ${edition.id} never went to all readers: it was a canary at most. Promote its releases instead, which runs the gate; "${commandLine(`show ${edition.id}`)}" lists them.`,
  );
}
