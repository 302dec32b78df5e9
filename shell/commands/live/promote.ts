import { InvalidArgumentError, type Command } from 'commander';
import type { CanarySteps } from '@meadowlark/shared/contract/live.ts';
import { parseDuration } from '../parse-duration.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { requireLive } from '../../store/move-live.ts';
import { advanceCanary, heldBack } from '../../store/moves.ts';
import type { CommandContext } from '../command-context.ts';
import { editionChanges, openCanary, promoteLine } from '../named-editions.ts';
import { parseReleases } from '../named-releases.ts';
import { examples } from '../terminal.ts';
import { actorOf } from './actor.ts';
import { promoteThroughGate } from './promote-through-gate.ts';
import { reportMove } from './report-move.ts';
import { requireReason } from './require-reason.ts';

interface Options {
  canary?: number[];
  every?: number;
  advance?: boolean;
  note?: string;
  force?: boolean;
}

/**
 * `promote <name@version> …`: runs the gate, then promotes the releases. No option skips the gate. `--advance` takes the
 * next step of an open canary, whose releases have already passed it.
 */
export function addPromote(program: Command, context: CommandContext): void {
  program
    .command('promote')
    .description('give releases to readers once they pass the gate')
    .argument('[name@version...]', 'releases to promote together; all others stay the same')
    .option('--canary <percents>', 'release to this percentage of readers, or in rising steps', percentages)
    .option(
      '--every <duration>',
      'with steps: how long servers wait before the next step, such as 10m',
      (text) => parseDuration(text) / 1000,
    )
    .option('--advance', 'take the next step of the open canary now')
    .option('--note <text>', 'reason, for the history')
    .option('--force', 'promote during a freeze (requires --note)')
    .addHelpText(
      'after',
      examples(
        'promote news@0.1.0-1a2b3c4d --note "Shorter teasers"',
        'promote news@0.1.0-1a2b3c4d --canary 10',
        'promote news@0.1.0-1a2b3c4d --canary 5,25,100 --every 10m',
        'promote --advance',
      ),
    )
    .action(async (args: string[], options: Options) => {
      const { advance = false, note = '', force = false } = options;
      requireReason({ note, force });
      const canary = canaryOf(options);
      if (advance !== (args.length === 0) || (advance && canary))
        throw new Error(
          'Name the releases to promote, or use --advance alone to take the next step of the open canary.',
        );
      const store = await context.store();
      if (advance) return takeNextStep(context, store, { note, force });
      return promoteThroughGate(context, store, {
        releases: parseReleases(args),
        force,
        note,
        ...canary,
      });
    });
}

async function takeNextStep(
  context: CommandContext,
  store: EditionStore,
  { note, force }: { note: string; force: boolean },
): Promise<void> {
  const before = requireLive(await store.live(), store);
  const edition = await openCanary(store);
  if (!before.canary?.steps) {
    const live = await store.edition(before.edition);
    const changes = editionChanges(live, await store.edition(edition));
    throw new Error(
      `The open canary has no next step. To release it to all readers: ${promoteLine(changes)}`,
    );
  }
  const reason = force ? null : await heldBack(store, before);
  if (reason !== null)
    throw new Error(`${reason} Nothing was changed. To take the step anyway, add --force and a --note.`);
  const { percent } = before.canary;
  const after = await advanceCanary(store, { edition, percent }, actorOf(context.env, note), { force });
  if (!after)
    throw new Error(
      'Live has been moved in the meantime, and this step was taken or is obsolete. Nothing was changed.',
    );
  await reportMove(context, store, after);
}

/** The canary that the options describe; null for none. */
function canaryOf({ canary, every }: Options): { canaryPercent: number; steps?: CanarySteps } | null {
  const [canaryPercent, ...next] = canary ?? [];
  if (every !== undefined && next.length === 0)
    throw new Error('--every requires steps: --canary 5,25,100 --every 10m');
  if (canaryPercent === undefined) return null;
  return next.length === 0
    ? { canaryPercent }
    : { canaryPercent, steps: { next, everySeconds: every ?? null } };
}

/** `10`, or rising steps such as `5,25,100`. Only the last may be 100. */
function percentages(text: string): number[] {
  const steps = text.split(',').map((step) => (/^[1-9]\d{0,2}$/.test(step) ? Number(step) : NaN));
  const isRising = steps.every((step, i) => step <= 100 && (i === 0 || step > (steps[i - 1] ?? NaN)));
  if (isRising && steps[0] !== 100) return steps;
  throw new InvalidArgumentError('Give a whole number from 1 to 99, or rising steps such as 5,25,100.');
}
