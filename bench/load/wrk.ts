import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readWrk, type Load } from './wrk-output.ts';

const THREADS = 2;

/** Asks for an address over `connections` connections at once during `seconds`; `script` may choose the paths. */
export async function runWrk(
  address: string,
  {
    connections,
    seconds,
    gzip,
    script,
  }: { connections: number; seconds: number; gzip: boolean; script?: string },
): Promise<Load> {
  const threads = String(Math.min(THREADS, connections));
  const often = ['-t', threads, '-c', String(connections), '-d', `${seconds}s`];
  const headers = gzip ? ['-H', 'Accept-Encoding: gzip'] : [];
  const chosen = script === undefined ? [] : ['-s', script];
  const args = [...often, '--latency', '--timeout', '10s', ...headers, ...chosen, address];
  const { stdout } = await promisify(execFile)('wrk', args);
  return readWrk(stdout);
}

/** Rejects with a sentence where wrk is missing. */
export async function needWrk(): Promise<void> {
  // It prints its version and ends with 1.
  const found = await new Promise((resolve) => {
    execFile('wrk', ['-v'], (_error, stdout) => resolve(stdout.includes('wrk')));
  });
  if (!found)
    throw new Error(
      'The load is made by wrk, which is not installed. Get it with "apt-get install wrk" or "brew install wrk", or leave the load out: --only lab,growth.',
    );
}
