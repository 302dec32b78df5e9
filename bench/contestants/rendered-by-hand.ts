import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import type { Contestant } from './contestant.ts';
import { startPrograms } from './program.ts';

const SERVER = path.join(import.meta.dirname, 'render-server.ts');
/** Remote and page behind the section front. */
const FRONT = ['news', 'category'];

/** Starts `render-server.ts` for the section front: the cost of a render alone. */
export async function startRenderedByHand(site: Contestant): Promise<Contestant> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = ['--import', 'tsx', SERVER, site.origin, String(port), site.front, ...FRONT];
  const programs = await startPrograms([{ command: process.execPath, args, cwd: ROOT }], origin);
  return {
    ...site,
    name: 'by-hand',
    title: 'the same render by hand',
    origin,
    marks: false,
    lab: false,
    pids: programs.map(({ pid }) => pid),
    stop: async () => {
      await Promise.all(programs.map(({ stop }) => stop()));
    },
  };
}
