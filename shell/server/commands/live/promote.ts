import { InvalidArgumentError, type Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { parseReleases } from '../releases/releases.ts';
import { examples } from '../terminal.ts';
import { promoteThroughGate, requireReason } from './promotion.ts';

interface Options {
  canary?: number;
  note?: string;
  force?: boolean;
}

/** `promote <name@version> …`: runs the gate, then gives the releases to readers. No option skips the gate. */
export function addPromote(program: Command, context: CommandContext): void {
  program
    .command('promote')
    .description('give releases to readers, after the gate has passed them')
    .argument('<name@version...>', 'the releases, promoted together; all others stay as they are')
    .option('--canary <percent>', 'for trial to this percentage of readers, 1 to 99', percentage)
    .option('--note <text>', 'why, for the history')
    .option('--force', 'although promotions are frozen; needs a --note')
    .addHelpText(
      'after',
      examples(
        'promote news@0.1.0-1a2b3c4d --note "Shorter teasers"',
        'promote news@0.1.0-1a2b3c4d --canary 10',
      ),
    )
    .action(async (args: string[], { canary, note = '', force = false }: Options) => {
      requireReason({ note, force });
      const releases = parseReleases(args);
      await promoteThroughGate(context, await context.store(), {
        releases,
        force,
        note,
        proven: null,
        ...(canary !== undefined && { canaryPercent: canary }),
      });
    });
}

function percentage(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 to 99.');
}
