import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseSchema } from '@meadowlark/shared/contract/release.ts';
import { byteLines } from '../../build/bytes/byte-lines.ts';
import { releaseFolder } from '../../build/paths.ts';
import { RSBUILD } from '../../build/rsbuild-program.ts';
import { run } from '../../build/run.mjs';
import type { RemoteFolder } from './remote-folder.ts';
import { say } from './say.ts';

/**
 * Builds a release, and prints the bundler's output and the bytes of the release. Takes no options: what an option changes
 * would not be recorded in `release.json`.
 */
export async function build({ folder }: RemoteFolder, args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} });
  const { code } = await run(process.execPath, [RSBUILD, 'build'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (code === 0) sayBytes(releaseFolder(folder));
  return code;
}

function sayBytes(built: string): void {
  const read = (file: string) => readFileSync(path.join(built, file));
  const release = releaseSchema.parse(JSON.parse(read('release.json').toString('utf8')));
  for (const line of byteLines(release, read)) say(line);
}
