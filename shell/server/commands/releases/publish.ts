import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { Command } from 'commander';
import { buildStale } from '../../../../build/build-stale.ts';
import { releaseFolder, ROOT, workspaceOf } from '../../../../build/paths.ts';
import { PROGRAMS } from '../../../../build/programs.ts';
import { releaseRecipe } from '../../../../build/recipe.ts';
import { run } from '../../../../build/run.mjs';
import type { EditionStore } from '../../store/edition-store.ts';
import { publishRelease } from '../../store/publish-release.ts';
import { isGuestBuild } from '../guests/guest-manifest.ts';
import { wrapGuest } from '../guests/wrap-guest.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, commandLine, countUp, writeLine } from '../terminal.ts';

/** Lines of the compiler's output; the first error often explains the others. */
const SHOWN_LINES = 10;

interface Options {
  /** Relative to the folder in which npm was called, not to the checkout. */
  build?: string;
  sign?: boolean;
}

/** `publish <remote>`: puts a build into the store as a release. */
export function addPublish(program: Command, context: CommandContext): void {
  program
    .command('publish')
    .description('put a build into the store as a release, and print its name@version')
    .argument(
      '[remote]',
      'the remote (or "shell"); its types are checked, and it is built when its files have changed',
    )
    .option(
      '--build <folder>',
      'publish this build as it is, without building; also one of another tool, with an mf-manifest.json (a guest)',
    )
    .option('--sign', 'fail without a SIGNING_KEY; with one, all that is published and promoted is signed')
    .addHelpText(
      'after',
      examples('publish news', 'publish --build mfe-news/dist/release') +
        '\n\nThe release is the only line on standard output, so a script can take it:' +
        '\n  V=$(npm run -s edition -- publish news)',
    )
    .action(async (remote: string | undefined, { build, sign = false }: Options) => {
      const store = await context.store();
      if (sign && !store.signs)
        throw new Error('--sign needs a key. Set SIGNING_KEY to a PEM, or to "file:" and its path.');
      const folder =
        build === undefined
          ? await builtFolder(context, remote)
          : path.resolve(context.env['INIT_CWD'] ?? '.', build);
      const count = countUp(context.stderr, `Files in ${store.place}:`);
      const { name, version } = await publishBuild(store, folder, count);
      writeLine(
        context.stderr,
        `Published. Readers get it after "${commandLine(`promote ${name}@${version}`)}".`,
      );
      writeLine(context.stdout, `${name}@${version}`);
    });
}

/** A guest's build is wrapped first. */
async function publishBuild(
  store: EditionStore,
  folder: string,
  count: (done: number, total: number) => void,
): Promise<Release> {
  const wrapped = isGuestBuild(folder) ? await wrapGuest(folder) : null;
  try {
    return await publishRelease(store, wrapped ?? folder, (_, done, total) => count(done, total));
  } finally {
    if (wrapped !== null) await rm(wrapped, { recursive: true, force: true });
  }
}

async function builtFolder(context: CommandContext, remote: string | undefined): Promise<string> {
  if (remote === undefined) {
    throw new Error(`Name the remote to publish, one of ${PROGRAMS.join(', ')}, or a --build folder.`);
  }
  if (!existsSync(path.join(ROOT, workspaceOf(remote), 'rsbuild.config.ts'))) {
    throw new Error(`There is no remote "${remote}" in this checkout. There are ${PROGRAMS.join(', ')}.`);
  }
  writeLine(context.stderr, `Checking the types of ${remote} …`);
  await requireTypes(workspaceOf(remote));
  await buildStale((line) => writeLine(context.stderr, line), [releaseRecipe(remote)]);
  return releaseFolder(workspaceOf(remote));
}

/** Rejects if the types do not hold: the build removes types without checking them. */
async function requireTypes(workspace: string): Promise<void> {
  const tsc = path.join(ROOT, 'node_modules', '.bin', 'tsc');
  const { code, output } = await run(tsc, ['-p', workspace, '--pretty', 'false'], { cwd: ROOT, quiet: true });
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const more = lines.length > SHOWN_LINES ? `\n… and ${lines.length - SHOWN_LINES} more lines.` : '';
  throw new Error(
    `${lines.slice(0, SHOWN_LINES).join('\n')}${more}\n\nThe types of ${workspace} do not hold, so nothing was published. Fix what is named above; "npm test -w ${workspace}" shows all of it.`,
  );
}
