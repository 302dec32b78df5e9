import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onPostgres } from '../database/testing/on-postgres.ts';
import type { SearchSettings } from './orders.ts';
import { createSearch } from './search.ts';

// The process compiles its program, on a machine that other tests use.
jest.setTimeout(60_000);
const DEADLINE_MS = 30_000;

const SETTINGS: SearchSettings = {
  databaseUrl: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'search-')), 'search.db')}`,
  site: 'http://127.0.0.1:1',
  feedPages: [],
};

/** Ids of this process's search processes. */
function allPids(): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'search-process']);
  return stdout.toString().split('\n').filter(Boolean).map(Number);
}

// Another test may have left one behind.
const before = allPids();
const pids = () => allPids().filter((pid) => !before.includes(pid));

const search = createSearch(SETTINGS);
const days = () => search.run('days', null, DEADLINE_MS);

beforeEach(days);
afterAll(() => search.close());

test('a signal to the whole group does not end it: the server still finishes responses', async () => {
  const [pid = 0] = pids();
  process.kill(pid, 'SIGTERM');
  process.kill(pid, 'SIGINT');
  expect(await days()).toEqual([]);
  expect(pids()).toEqual([pid]);
});

test('a search that arrives before the program is ready does not delay it', async () => {
  const starting = createSearch(SETTINGS);
  const [running = 0] = pids();
  const first = starting.run('days', null, DEADLINE_MS);
  const [pid = 0] = pids().filter((one) => one !== running);
  process.kill(pid, 'SIGTERM');
  expect(await first).toEqual([]);
  await starting.close();
});

test('a crash costs the orders under way, and the next one has another process', async () => {
  const [pid = 0] = pids();
  process.kill(pid, 'SIGSTOP');
  const lost = days();
  // Not SIGSEGV: on a busy machine, another thread may still respond while one dies.
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({
    code: 'search_failed',
    message: expect.stringContaining('it ended'),
  });
  expect(await days()).toEqual([]);
  expect(pids()).not.toContain(pid);
});

test('searches that cannot finish in time are refused at once, and those before them finish', async () => {
  const [pid = 0] = pids();
  process.kill(pid, 'SIGSTOP');
  const orders = Array.from({ length: 31 }, days);
  await expect(orders.at(-1)).rejects.toMatchObject({ code: 'search_busy', status: 503 });
  process.kill(pid, 'SIGCONT');
  expect(await Promise.all(orders.slice(0, -1))).toHaveLength(30);
});

test('a process that ends at once is started once a second, however many search', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const failing = createSearch(SETTINGS);
  const [running = 0] = pids();
  const first = failing.run('days', null, DEADLINE_MS);
  const [pid = 0] = pids().filter((one) => one !== running);
  process.kill(pid, 'SIGKILL');
  await expect(first).rejects.toThrow('it ended');
  await expect(failing.run('days', null, DEADLINE_MS)).rejects.toThrow('it ended right after its start');
  clock.mockReturnValue(11_000);
  expect(await failing.run('days', null, DEADLINE_MS)).toEqual([]);
  clock.mockRestore();
  await failing.close();
});

test('a search that waited too long behind others fails, and the busy process continues', async () => {
  const [pid = 0] = pids();
  const contents = `<rss><channel><item><description>${'&lt;b '.repeat(500_000)}</description></item></channel></rss>`;
  const feed = { category: 'business', address: '', url: 'https://news.example/', contents, sample: false };
  process.kill(pid, 'SIGSTOP');
  const first = days();
  const slow = search.run('keep', feed, 2000);
  process.kill(pid, 'SIGCONT');
  await first;
  process.kill(pid, 'SIGSTOP');
  await expect(slow).rejects.toThrow('keep took longer than 2000 ms');
  process.kill(pid, 'SIGCONT');
  expect(await days()).toBeDefined();
  expect(pids()).toEqual([pid]);
});

test('where the system has no descriptor left for a process, a search fails as one', () => {
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import { createSearch } from './search.ts';
    const search = createSearch(${JSON.stringify(SETTINGS)});
    const open = [];
    try {
      for (;;) open.push(openSync('/dev/null'));
    } catch {}
    const code = await search.run('days', null, 30_000).catch((error) => error.code);
    open.forEach(closeSync);
    process.stdout.write(JSON.stringify(code));`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', program];
  const output = execFileSync('sh', ['-c', 'ulimit -n 256; exec "$0" "$@"', ...node], {
    cwd: import.meta.dirname,
  });
  expect(output.toString()).toBe('"search_failed"');
});

onPostgres('on PostgreSQL', (running) => {
  let url: string;
  let onServer: ReturnType<typeof createSearch>;
  let other: Client;

  beforeEach(async () => {
    url = await running().createDatabase();
    onServer = createSearch({ ...SETTINGS, databaseUrl: url });
    await onServer.run('days', null, DEADLINE_MS);
    other = new Client(url);
    await other.connect();
    await other.query('begin');
  });
  afterEach(async () => {
    await other.end();
    await onServer.close();
  });

  async function waitingForLock(): Promise<number> {
    // Not pg_stat_activity: a transaction does not see backends that started after its first look there.
    const { rows } = await other.query(
      'select count(*) as count from pg_locks where not granted and relation is not null',
    );
    return Number(rows[0].count);
  }

  test('a search does not wait for three others that the database blocks; most of many wait in the queue', async () => {
    await other.query('lock table search_shown in access exclusive mode');
    const listDays = () => onServer.run('days', null, DEADLINE_MS);
    const slow = [listDays(), listDays(), listDays()];
    expect(await onServer.run('story', { path: '/article/none' }, DEADLINE_MS)).toBeNull();
    slow.push(...Array.from({ length: 27 }, listDays));
    await expect(listDays()).rejects.toMatchObject({ code: 'search_busy' });
    while ((await waitingForLock()) < 4) await sleep(20);
    await sleep(200);
    expect(await waitingForLock()).toBe(4);
    await other.query('rollback');
    expect(await Promise.all(slow)).toHaveLength(30);
  });

  test('one feed is read at a time, and searches do not wait for it', async () => {
    const item = '<item><title>Story</title><link>https://news.example/1</link></item>';
    const contents = `<rss version="2.0"><channel>${item}</channel></rss>`;
    const feed = { category: 'business', address: '', url: 'https://news.example/', contents, sample: false };
    await other.query('lock table search_documents in exclusive mode');
    const kept = [1, 2, 3].map(() => onServer.run('keep', feed, DEADLINE_MS));
    expect(await onServer.run('days', null, DEADLINE_MS)).toEqual([]);
    while ((await waitingForLock()) < 1) await sleep(20);
    await sleep(200);
    expect(await waitingForLock()).toBe(1);
    await other.query('rollback');
    await Promise.all(kept);
    expect(await onServer.run('days', null, DEADLINE_MS)).toEqual([{ day: expect.any(String), stories: 1 }]);
  });
});
