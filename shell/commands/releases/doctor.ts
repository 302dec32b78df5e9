import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { diagnose } from '@meadowlark/shared/contract/versions/diagnose.ts';
import type { Command } from 'commander';
import path from 'node:path';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed } from '../named-editions.ts';
import { examples, writeLine } from '../terminal.ts';
import { parseReleases, requirePublished, unknownRemote } from '../named-releases.ts';

/** `doctor [release]`: what teams have to change for the current contract, and how long the previous one is served. */
export function addDoctor(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .description(
      'show what to change in remotes for the current contract, where, and how long the old contract is served',
    )
    .argument('[release]', 'a live remote, or any <name>@<version>; default: all live remotes')
    .addHelpText(
      'after',
      examples('doctor', 'doctor news', 'doctor news@0.1.0-1a2b3c4d') +
        '\n\nFails if a release was built for a contract that has ended.',
    )
    .action(async (release: string | undefined) => {
      const store = await context.store();
      const shown = Object.entries(await releasesOf(store, release));
      let isWell = true;
      for (const [name, version] of shown) {
        const { contract } = await store.release(name, version);
        const folder = context.programs.get(name);
        const sources = folder === undefined ? null : path.join(folder, 'src');
        const diagnosis = diagnose({ name: `${name}@${version}`, contract, sources }, new Date());
        for (const line of diagnosis.lines) writeLine(context.stdout, line);
        isWell &&= diagnosis.isWell;
      }
      if (!isWell)
        throw new Error(`A server with contract ${CONTRACT} cannot promote all of these releases.`);
    });
}

/** The live releases, one of them, or a release that need not be live. */
async function releasesOf(store: EditionStore, release: string | undefined): Promise<ReleaseNames> {
  if (release?.includes('@')) {
    const named = parseReleases([release]);
    await requirePublished(store, named);
    return named;
  }
  const { releases } = await editionNamed(store, 'live');
  if (release === undefined) return releases;
  const version = releases[release];
  if (version === undefined) throw new Error(await unknownRemote(store, release));
  return { [release]: version };
}
