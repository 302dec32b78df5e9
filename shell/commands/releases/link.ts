import type { Command } from 'commander';
import { releaseKeys } from '../../store/release-key.ts';
import { signQaLink } from '../../server/qa/qa-link.ts';
import { readServerSettings } from '../../server/settings/settings.ts';
import type { CommandContext } from '../command-context.ts';
import { parseDuration } from '../parse-duration.ts';
import { examples, writeLine, formatMoment } from '../terminal.ts';
import { editionNamed } from '../named-editions.ts';
import { parseReleases, requirePublished } from '../named-releases.ts';

const NO_SECRET =
  "OVERRIDE_SECRET is not set, so no link can be signed. Set it to the same value as on the site's servers; if they have none, QA links are off.";

const NOTHING_NAMED = 'Name a release, such as news@0.1.0-1a2b3c4d, or an edition with --edition and its ID.';

interface LinkOptions {
  expires: string;
  edition?: string;
}

/** A working day, so that links expire soon after their use. */
const DEFAULT_EXPIRES = '8h';

export function addLink(program: Command, context: CommandContext): void {
  program
    .command('link')
    .description('print a QA link, which shows the site with these releases in one browser for a while')
    .argument('[name@version...]', 'published releases; all others are the live ones')
    .option(
      '--edition <edition>',
      'all releases of an edition, by its ID, for example what readers had yesterday',
    )
    .option('--expires <duration>', 'how long the link works: 30m, 2h, 3d; at most 7d', DEFAULT_EXPIRES)
    .addHelpText(
      'after',
      examples(
        'link news@0.1.0-1a2b3c4d',
        'link news@0.1.0-1a2b3c4d blog@0.2.0-5e6f7a8b --expires 2h',
        'link --edition 20261121T101500Z-1a2b3c4d',
      ),
    )
    .action(async (args: string[], { expires, edition }: LinkOptions, command: Command) => {
      if (args.length === 0 && edition === undefined) throw new Error(NOTHING_NAMED);
      const named = parseReleases(args);
      const expiresAt = new Date(Date.now() + parseDuration(expires));
      const { origin, overrideSecrets } = readServerSettings(context.env);
      const [newest] = overrideSecrets;
      if (newest === undefined) throw new Error(NO_SECRET);
      const store = await context.store();
      const releases = edition ? { ...(await editionNamed(store, edition)).releases, ...named } : named;
      await requirePublished(store, releases);
      const isDefault = command.getOptionValueSource('expires') === 'default';
      const how = isDefault ? ` (${DEFAULT_EXPIRES}; --expires changes it)` : '';
      writeLine(context.stderr, `Shows ${releaseKeys(releases).join(' and ')}.`);
      writeLine(
        context.stderr,
        `Works until ${formatMoment(expiresAt.toISOString())}${how}, for anyone who has it:`,
      );
      if (!context.env['SITE_ORIGIN'])
        writeLine(context.stderr, 'SITE_ORIGIN is not set, so the link is for a site on this computer.');
      writeLine(context.stdout, `${origin}/_qa/${signQaLink(newest, releases, expiresAt)}`);
    });
}
