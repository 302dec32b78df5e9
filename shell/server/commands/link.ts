import type { Command } from 'commander';
import { signQaLink } from '../qa/qa-link.ts';
import { readServerSettings } from '../settings.ts';
import type { CommandContext } from './command-context.ts';
import { parseDuration } from './duration.ts';
import { examples } from './how-to-run.ts';
import { parseReleases } from './release-arguments.ts';
import { requirePublished } from './require-published.ts';
import { say } from './say.ts';
import { formatMoment } from './when.ts';

const NO_SECRET =
  'OVERRIDE_SECRET is not set, so no link can be signed. Set it to the same value as on the servers of the site; where they have none, QA links are off.';

/** `link <name@version> … --expires 2h`: an address that shows the site with these releases to whoever opens it. */
export function addLink(program: Command, context: CommandContext): void {
  program
    .command('link')
    .description('print a QA link: the site with these releases, in one browser, for a while')
    .argument('<name@version...>', 'published releases; all others are those that readers get')
    .requiredOption('--expires <duration>', 'how long it works: 30m, 2h, 3d; at most 7d')
    .addHelpText('after', examples('link news@0.1.0-1a2b3c4d --expires 2h'))
    .action(async (args: string[], { expires }: { expires: string }) => {
      const releases = parseReleases(args);
      const expiresAt = new Date(Date.now() + parseDuration(expires));
      const { origin, overrideSecret } = readServerSettings(context.env);
      if (overrideSecret === undefined) throw new Error(NO_SECRET);
      await requirePublished(await context.store(), releases);
      say(context.stderr, `Works until ${formatMoment(expiresAt.toISOString())}, for whoever has it:`);
      say(context.stdout, `${origin}/_qa/${signQaLink(overrideSecret, releases, expiresAt)}`);
    });
}
