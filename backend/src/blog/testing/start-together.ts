import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'open-and-seed.ts');

/**
 * Lets so many processes start on one database at the same moment, as the backend does. Each answers with the number
 * of posts it found, or with a text that says what went wrong.
 */
export async function startTogether(databaseUrl: string, count: number): Promise<unknown[]> {
  const processes = Array.from({ length: count }, () =>
    fork(SCRIPT, [databaseUrl], { execArgv: ['--import', 'tsx'] }),
  );
  // Without this the time it takes to load the program would spread them out.
  await Promise.all(processes.map((child) => once(child, 'message')));
  return Promise.all(
    processes.map(async (child) => {
      child.send('go');
      const [answer] = (await once(child, 'message')) as unknown[];
      return answer;
    }),
  );
}
