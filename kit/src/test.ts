import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TSC } from '../../shell/commands/releases/check-types.ts';
import { run } from '../../build/run.mjs';
import type { RemoteFolder } from './remote-folder.ts';

const require = createRequire(import.meta.url);

/** Checks types, then runs the unit tests with the folder's `jest.config.mjs`, or with the kit's if there is none. */
export async function test({ folder }: RemoteFolder, args: readonly string[]): Promise<number> {
  const types = await run(process.execPath, [TSC, '-p', '.'], { cwd: folder });
  if (types.code !== 0) return types.code;
  const own = path.join(folder, 'jest.config.mjs');
  const config = existsSync(own) ? own : fileURLToPath(new URL('../jest.config.mjs', import.meta.url));
  const { code } = await run(process.execPath, [JEST, '--config', config, '--rootDir', folder, ...args], {
    cwd: folder,
    input: 'inherit',
  });
  return code;
}

const JEST = path.join(path.dirname(require.resolve('jest/package.json')), 'bin', 'jest.js');
