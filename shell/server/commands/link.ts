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
      const secret = overrideSecret(context.env);
      await requirePublished(await context.store(), releases);
      const { origin } = readServerSettings(context.env);
      say(context.stderr, `Works until ${formatMoment(expiresAt.toISOString())}, for whoever has it:`);
      say(context.stdout, `${origin}/_qa/${signQaLink(secret, releases, expiresAt)}`);
    });
}

function overrideSecret(env: NodeJS.ProcessEnv): string {
  const secret = env['OVERRIDE_SECRET'];
  if (secret) return secret;
  throw new Error(
    'OVERRIDE_SECRET is not set, so no link can be signed. Set it here to the same value as on the servers of the site; where they have none, QA links are off.',
  );
}
