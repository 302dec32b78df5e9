import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnServer } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

interface LoggingServer {
  server: ChildProcess;
  status: (address: string) => Promise<number>;
  end: () => Promise<unknown>;
}

/** Starts the built server with a standard output that the test provides. */
async function startServer(
  editions: string,
  stdout: 'pipe' | number,
  prepare: (server: ChildProcess) => void = () => {},
  env: Record<string, string> = {},
): Promise<LoggingServer & AsyncDisposable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  // By default it logs only warnings and errors.
  const { server, origin } = await spawnServer(folder, editions, { LOG_LEVEL: 'debug', ...env }, stdout);
  prepare(server);
  const ended = once(server, 'exit');
  const status = (address: string) =>
    fetch(origin + address).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  };
  try {
    await expect.poll(() => status('/readyz')).toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    server,
    status,
    end: async () => {
      server.kill('SIGTERM');
      return (await ended)[0] as unknown;
    },
    [Symbol.asyncDispose]: stop,
  };
}

test('a log on a full disk costs readers nothing, and the server ends when it is told to', async ({
  site,
}) => {
  test.skip(process.platform !== 'linux', 'There is no /dev/full.');
  const full = await open('/dev/full', 'w');
  await using logging = await startServer(site.store.place, full.fd);
  await full.close();
  expect(await logging.status('/no-such-page')).toBe(404);
  expect(await logging.status('/about')).toBe(200);
  expect(await logging.end()).toBe(0);
});

test('a log collector that has ended costs readers nothing', { tag: '@full' }, async ({ site }) => {
  await using logging = await startServer(site.store.place, 'pipe', ({ stdout }) => stdout?.destroy());
  expect(await logging.status('/no-such-page')).toBe(404);
  expect(await logging.status('/about')).toBe(200);
  expect(await logging.end()).toBe(0);
});

test(
  'a log collector that stops reading costs readers nothing, and is told about lost lines when it reads again',
  { tag: '@full' },
  async ({ site }) => {
    await using logging = await startServer(site.store.place, 'pipe');
    const { server, status } = logging;
    const requestHundreds = async (hundreds: number) => {
      for (let hundred = 0; hundred < hundreds; hundred += 1)
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(Array.from({ length: 100 }, () => status('/healthz')));
    };
    // Two lines per request: more than the buffer for a collector takes.
    await requestHundreds(50);
    expect(await status('/about')).toBe(200);
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(async () => (await status('/about')) === 200 && output).toContain('"event":"log-lost"');
    expect(output.length).toBeLessThan(2_000_000);

    // A server that ends does not wait for a collector.
    server.stdout?.pause();
    await requestHundreds(15);
    expect(await logging.end()).toBe(0);
  },
);

test('failed searches, however many, do not flood the log', { tag: '@full' }, async ({ site }) => {
  let output = '';
  const read = ({ stdout }: ChildProcess) =>
    stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Nothing listens there.
  await using logging = await startServer(site.store.place, 'pipe', read, {
    SEARCH_API_URL: 'http://127.0.0.1:1',
  });
  for (let nth = 0; nth < 150; nth += 1)
    // oxlint-disable-next-line no-await-in-loop -- a search that waits for others may be given up
    await logging.status(`/search?q=word${nth}`);
  expect(await logging.end()).toBe(0);
  expect(output.match(/"msg":"search failed"/g)).toHaveLength(100);
});
