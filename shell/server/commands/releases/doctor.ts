import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { diagnose } from '@meadowlark/shared/contract/versions/diagnose.ts';
import type { Command } from 'commander';
import path from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { editionNamed } from '../editions/editions.ts';
import { examples, writeLine } from '../terminal.ts';
import { unknownRemote } from './releases.ts';

/** `doctor [remote]`: what teams have to change for the present contract, and until when the one before is served. */
export function addDoctor(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .description(
      'what has to change in remotes for the present contract, where, and until when the old one is served',
    )
    .argument('[remote]', 'a remote that readers get; without it, all of them')
    .addHelpText(
      'after',
      examples('doctor', 'doctor news') + '\n\nFails if a release is for a contract that ended.',
    )
    .action(async (remote: string | undefined) => {
      const store = await context.store();
      const { releases } = await editionNamed(store, 'live');
      if (remote !== undefined && releases[remote] === undefined)
        throw new Error(await unknownRemote(store, remote));
      const shown = Object.entries(releases).filter(([name]) => name === (remote ?? name));
      let isWell = true;
      for (const [name, version] of shown) {
        const { contract } = await store.release(name, version);
        const folder = context.programs.get(name);
        const sources = folder === undefined ? null : path.join(folder, 'src');
        const diagnosis = diagnose({ name: `${name}@${version}`, contract, sources }, new Date());
        for (const line of diagnosis.lines) writeLine(context.stdout, line);
        isWell &&= diagnosis.isWell;
      }
      if (!isWell) throw new Error(`Not all of it can be promoted by a server of contract ${CONTRACT}.`);
    });
}
