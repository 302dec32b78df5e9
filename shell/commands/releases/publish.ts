import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import type { Command } from 'commander';
import { buildStale } from '../../../build/build-stale.ts';
import { checkTypes } from './check-types.ts';
import { releaseFolder } from '../../../build/paths.ts';
import { releaseRecipe } from '../../../build/recipe.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { publishRelease } from '../../store/publish-release.ts';
import { unlessRefused } from '../../store/trust/refused.ts';
import { isGuestBuild } from '../guests/guest-manifest.ts';
import { wrapGuest } from '../guests/wrap-guest.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, commandLine, countUp, writeLine } from '../terminal.ts';

interface Options {
  /** Relative to the folder in which npm was called, not to the checkout. */
  build?: string;
  sign?: boolean;
  ifChanged?: boolean;
}

export function addPublish(program: Command, context: CommandContext): void {
  program
    .command('publish')
    .description('publish a build to the store as a release, and print its name@version')
    .argument(
      '[remote]',
      'remote to publish (or "shell"); its types are checked, and it is built if its files have changed',
    )
    .option(
      '--build <folder>',
      'publish this build as it is, without building; may also be a build of another tool with an mf-manifest.json (a guest)',
    )
    .option(
      '--if-changed',
      'publish and print nothing if the live release, or that of an open canary, was built from the same files',
    )
    .option(
      '--sign',
      'fail if SIGNING_KEY is not set; if it is set, releases and promotions are always signed',
    )
    .addHelpText(
      'after',
      examples('publish news', 'publish --build mfe-news/dist/release') +
        '\n\nThe release is the only line on standard output, so a script can read it:' +
        '\n  V=$(npm run -s edition -- publish news)',
    )
    .action(async (remote: string | undefined, { build, sign = false, ifChanged = false }: Options) => {
      const store = await context.store();
      if (sign && !store.signs)
        throw new Error('--sign requires a key. Set SIGNING_KEY to a PEM, or to "file:" and its path.');
      if (remote !== undefined && build !== undefined)
        throw new Error(
          'Name a remote or a --build folder, not both: the build already says which remote it is.',
        );
      const folder =
        build === undefined
          ? await builtFolder(context, remote)
          : path.resolve(context.env['INIT_CWD'] ?? '.', build);
      const same = ifChanged ? await releaseOfSameInputs(store, folder) : null;
      if (same !== null)
        return writeLine(context.stderr, `Nothing is published: ${same} was built from the same files.`);
      const count = countUp(context.stderr, `Files in ${store.place}:`);
      const { name, version } = await publishBuild(store, folder, count);
      writeLine(
        context.stderr,
        `Published. To release it to readers: ${commandLine(`promote ${name}@${version}`)}`,
      );
      writeLine(context.stdout, `${name}@${version}`);
    });
}

/** Wraps the build first if it is a guest's. */
async function publishBuild(
  store: EditionStore,
  folder: string,
  count: (done: number, total: number) => void,
): Promise<Release> {
  const wrapped = isGuestBuild(folder) ? await wrapGuest(folder) : null;
  try {
    return await publishRelease(store, wrapped ?? folder, count);
  } finally {
    if (wrapped !== null) await rm(wrapped, { recursive: true, force: true });
  }
}

/**
 * The release in the open canary, or else in the live edition, if it was built from the same inputs as the build in a
 * folder; else null, also if either does not say from which.
 */
async function releaseOfSameInputs(store: EditionStore, folder: string): Promise<string | null> {
  const manifest = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => '');
  const { data: built } = releaseSchema.safeParse(parseJson(manifest));
  const live = await store.live();
  if (live === null || built?.provenance?.inputs === undefined) return null;
  const { name, provenance } = built;
  const { releases } = await store.edition(live.canary?.edition ?? live.edition);
  const version = releases[name];
  const there = version === undefined ? null : await unlessRefused(store.release(name, version));
  return there?.provenance?.inputs === provenance.inputs ? `${name}@${version}` : null;
}

async function builtFolder({ programs, here, stderr }: CommandContext, remote = here): Promise<string> {
  const names = [...programs.keys()].join(', ');
  if (remote === null) throw new Error(`Name the remote to publish, one of ${names}, or a --build folder.`);
  const folder = programs.get(remote);
  if (folder === undefined) throw new Error(`There is no remote "${remote}" here. Available: ${names}.`);
  writeLine(stderr, `Checking types of ${remote} …`);
  await checkTypes(folder);
  await buildStale((line) => writeLine(stderr, line), [releaseRecipe(remote, folder)]);
  return releaseFolder(folder);
}
