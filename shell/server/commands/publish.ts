import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { releaseFolder, ROOT, workspaceOf } from '../../../build/paths.ts';
import { buildStale } from '../../../scripts/build-stale.ts';
import { PROGRAMS } from '../../../scripts/programs.ts';
import { releaseRecipe } from '../../../scripts/recipe.ts';
import { publishRelease } from '../store/publish-release.ts';
import type { CommandContext } from './command-context.ts';
import { examples, howToRun } from './how-to-run.ts';
import { countUp } from './progress.ts';
import { say } from './say.ts';

interface Options {
  /** Relative to the folder from which npm was called, not to the checkout. */
  build?: string;
}

/** `publish <remote>`: a build becomes a release in the store. Readers get it only when it is promoted. */
export function addPublish(program: Command, context: CommandContext): void {
  program
    .command('publish')
    .description('put a build into the store as a release, and print its name@version')
    .argument('[remote]', 'the remote (or "shell"); it is built first when its files have changed')
    .option('--build <folder>', 'publish this build as it is, without building')
    .addHelpText(
      'after',
      examples('publish news', 'publish --build mfe-news/dist/release') +
        '\n\nThe release is the only line on standard output, so a script can take it:' +
        '\n  V=$(npm run -s edition -- publish news)',
    )
    .action(async (remote: string | undefined, { build }: Options) => {
      const folder =
        build === undefined
          ? await builtFolder(context, remote)
          : path.resolve(context.env['INIT_CWD'] ?? '.', build);
      const store = await context.store();
      const count = countUp(context.stderr, `Files in ${store.place}:`);
      const { name, version } = await publishRelease(store, folder, (_, done, total) => count(done, total));
      say(context.stderr, `Published. Readers get it after "${howToRun(`promote ${name}@${version}`)}".`);
      say(context.stdout, `${name}@${version}`);
    });
}

async function builtFolder(context: CommandContext, remote: string | undefined): Promise<string> {
  if (remote === undefined) {
    throw new Error(`Name the remote to publish, one of ${PROGRAMS.join(', ')}, or a --build folder.`);
  }
  if (!existsSync(path.join(ROOT, workspaceOf(remote), 'rsbuild.config.ts'))) {
    throw new Error(`There is no remote "${remote}" in this checkout. There are ${PROGRAMS.join(', ')}.`);
  }
  await buildStale([releaseRecipe(remote)], (text) => say(context.stderr, text));
  return releaseFolder(workspaceOf(remote));
}
