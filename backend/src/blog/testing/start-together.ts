import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'open-and-seed.ts');

/**
 * Starts `count` processes on one database at the same moment, as the backend does. Each result is the number of posts
 * or an error message.
 */
export async function startTogether(databaseUrl: string, count: number): Promise<unknown[]> {
  const processes = Array.from({ length: count }, () =>
    fork(SCRIPT, [databaseUrl], { execArgv: ['--import', 'tsx'] }),
  );
  // Wait until all are loaded; otherwise loading would spread their starts.
  await Promise.all(processes.map((child) => once(child, 'message')));
  return Promise.all(
    processes.map(async (child) => {
      child.send('go');
      const [result] = (await once(child, 'message')) as unknown[];
      return result;
    }),
  );
}
