import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import type { Contestant } from './contestant.ts';
import { startPrograms } from './program.ts';

const SERVER = path.join(import.meta.dirname, 'mirror-server.ts');

/** The pages of the site without their scripts, from memory, by plain Node. */
export async function startFinishedHtml(site: Contestant): Promise<Contestant> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = {
    command: process.execPath,
    args: ['--import', 'tsx', SERVER, site.origin, String(port)],
    cwd: ROOT,
  };
  const programs = await startPrograms([start], origin + site.front);
  return {
    ...site,
    name: 'finished',
    title: 'finished HTML, no script',
    origin,
    marks: false,
    pids: programs.map(({ pid }) => pid),
    stop: async () => {
      await Promise.all(programs.map(({ stop }) => stop()));
    },
  };
}
