import { RSBUILD } from '../../build/rsbuild-program.ts';
import { run } from '../../build/run.mjs';
import type { RemoteFolder } from './remote-folder.ts';

/** Builds a release, and shows the bundler's output. */
export async function build({ folder }: RemoteFolder): Promise<number> {
  const { code } = await run(process.execPath, [RSBUILD, 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  return code;
}
