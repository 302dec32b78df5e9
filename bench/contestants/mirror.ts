import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import type { Contestant } from './contestant.ts';
import { startPrograms } from './program.ts';

const SERVER = path.join(import.meta.dirname, 'mirror-server.ts');

/** Starts `mirror-server.ts`. `bundle` is the folder of a bundle, or null for pages without scripts. */
export async function startMirror(
  origin: string,
  front: string,
  bundle: string | null,
): Promise<Pick<Contestant, 'origin' | 'pids' | 'stop'>> {
  const port = await freePort();
  const mirror = `http://127.0.0.1:${port}`;
  const args = ['--import', 'tsx', SERVER, origin, String(port), ...(bundle === null ? [] : [bundle])];
  const programs = await startPrograms([{ command: process.execPath, args, cwd: ROOT }], mirror + front);
  return {
    origin: mirror,
    pids: programs.map(({ pid }) => pid),
    stop: async () => {
      await Promise.all(programs.map(({ stop }) => stop()));
    },
  };
}
