import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { gateSummary, gateReporter } from '../gate-report.ts';
import { examples, commandLine, writeLine } from '../terminal.ts';
import { parseReleases, requirePublished } from '../named-releases.ts';

export function addCheck(program: Command, context: CommandContext): void {
  program
    .command('check')
    .description(
      'run the gate on releases without promoting them; reports each rule as passed, failed or skipped',
    )
    .argument('<name@version...>', 'releases to check together, with the other releases of the live edition')
    .addHelpText('after', examples('check news@0.1.0-1a2b3c4d'))
    .action(async (args: string[]) => {
      const releases = parseReleases(args);
      const store = await context.store();
      await requirePublished(store, releases);
      const reports = await context.gate(store, releases, gateReporter(context, context.stdout), {});
      const passed = reports.every((report) => report.passed);
      if (!passed) {
        throw new Error(
          `${gateSummary(reports)}. Follow the fixes above; if the release changes, publish and check the new version.`,
        );
      }
      writeLine(context.stdout, `${gateSummary(reports)}. Next: ${commandLine(`promote ${args.join(' ')}`)}`);
    });
}
