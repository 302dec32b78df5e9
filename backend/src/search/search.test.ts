import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSearch } from './search.ts';

// The process compiles its program, on a machine that other tests use.
jest.setTimeout(60_000);
const DEADLINE_MS = 30_000;

const search = createSearch({
  databaseUrl: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'search-')), 'search.db')}`,
  site: 'http://127.0.0.1:1',
  feedPages: [],
});
const days = () => search.ask('days', null, DEADLINE_MS);

beforeEach(days);
afterAll(() => search.close());

/** Ids of search processes of this process. */
function pids(): number[] {
  const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'search-process']).toString();
  return found.trim().split('\n').map(Number);
}

test('a signal to the whole group does not end it: the server still finishes answers', async () => {
  const [pid = 0] = pids();
  process.kill(pid, 'SIGTERM');
  process.kill(pid, 'SIGINT');
  expect(await days()).toEqual([]);
  expect(pids()).toEqual([pid]);
});

test('a crash costs the orders under way, and the next one has another process', async () => {
  const [pid = 0] = pids();
  process.kill(pid, 'SIGSTOP');
  const lost = days();
  process.kill(pid, 'SIGSEGV');
  process.kill(pid, 'SIGCONT');
  await expect(lost).rejects.toMatchObject({
    code: 'search_failed',
    message: expect.stringContaining('it ended'),
  });
  expect(await days()).toEqual([]);
  expect(pids()).not.toContain(pid);
});

test('orders that nobody reads are refused at 200', async () => {
  const [pid = 0] = pids();
  process.kill(pid, 'SIGSTOP');
  const orders = Array.from({ length: 201 }, days);
  await expect(orders.at(-1)).rejects.toThrow('too many orders are waiting');
  process.kill(pid, 'SIGCONT');
  expect(await Promise.all(orders.slice(0, -1))).toHaveLength(200);
});
