import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryOf } from '../../build/paths.ts';
import type { Output } from '../../shell/commands/command-context.ts';
import { runEdition } from '../../shell/commands/run-edition.ts';
import { readServerSettings } from '../../shell/server/settings/settings.ts';
import { openStore } from '../../shell/store/open-store.ts';
import type { RemoteFolder } from './remote-folder.ts';

/** Runs a command about releases and editions, the same program that operators call as `npm run edition`. */
export async function edition({ name, folder }: RemoteFolder, args: readonly string[]): Promise<number> {
  const env = { ...process.env, EDITIONS: process.env['EDITIONS'] || storeBeside(repositoryOf(folder)) };
  return runEdition(args, {
    env,
    stdout: renamed(process.stdout),
    stderr: renamed(process.stderr),
    store: async () => {
      if (env.EDITIONS === undefined)
        throw new Error(
          'EDITIONS is not set. Set it to the store of the site: file:<folder>, s3://<bucket> or s3://<bucket>/<prefix>.',
        );
      return openStore(readServerSettings(env));
    },
    programs: new Map([[name, folder]]),
    here: name,
    // Loaded on demand: it imports React and a browser driver.
    gate: async (...all) => (await import('../../shell/gate/run-gate.ts')).runGate(...all),
  });
}

/** The store of a site that runs in the same checkout. */
function storeBeside(repository: string): string | undefined {
  const folder = path.join(repository, 'var', 'editions');
  return existsSync(folder) ? `file:${folder}` : undefined;
}

/** The program prints its name as operators type it. */
function renamed(output: NodeJS.WriteStream): Output {
  return {
    isTTY: output.isTTY,
    write: (text) => output.write(text.replaceAll(/npm run (?:-s )?edition --/g, 'npx remote')),
  };
}
