import { parseArgs } from 'node:util';
import { RSBUILD } from '../../build/rsbuild-program.ts';
import { run } from '../../build/run.mjs';
import type { RemoteFolder } from './remote-folder.ts';

/** Builds a release, and shows the bundler's output. Takes no options: what one changes would not be in `release.json`. */
export async function build({ folder }: RemoteFolder, args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} });
  const { code } = await run(process.execPath, [RSBUILD, 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  return code;
}
