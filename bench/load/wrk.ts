import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const THREADS = 2;

/** Runs wrk on an address. `script` is the path of a Lua script that chooses the paths. Rejects if wrk fails. */
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

/** Rejects with instructions if wrk is missing. */
export async function requireWrk(): Promise<void> {
  // `wrk -v` prints the version and exits with 1.
  const found = await new Promise((resolve) => {
    execFile('wrk', ['-v'], (_error, stdout) => resolve(stdout.includes('wrk')));
  });
  if (!found)
    throw new Error(
      'The load test needs wrk, which is not installed. Install it with "apt-get install wrk" or "brew install wrk", or skip the load: --only lab,growth.',
    );
}

/** Result of a run of wrk. */
interface Load {
  perSecond: number;
  requests: number;
  /** 99th percentile of the response time, ms. */
  slowestMs: number;
  /** Error responses and broken connections. */
  errors: number;
}

const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Parses the output of `wrk --latency`. Throws if it is not a report. */
export function readWrk(text: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  if (perSecond === undefined) throw new Error(`wrk reported nothing:\n${text}`);
  const [, slowest = '0', unit = 'ms'] = /\s99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const broken = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: Number(perSecond),
    requests: number(/\b(\d+) requests in/),
    slowestMs: Number(slowest) * (MS[unit] ?? 1),
    errors: broken.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
