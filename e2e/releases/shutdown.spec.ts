import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresIn } from '../../scripts/cluster/postgres.ts';
import { deferred } from '../support/deferred.ts';
import { blogPage, startBlogPlatform } from '../support/services/blog-platform.ts';
import { freePort } from '../support/free-port.ts';
import { spawnServer, startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

test('a server told to end reports it, keeps serving, finishes pending requests, and exits with 0', async () => {
  const { promise: mayRespond, resolve: respond } = deferred();
  const platform = await startBlogPlatform(async () => {
    await mayRespond;
    return blogPage(3, 1);
  });
  const site = await startSite({ ...platform.env, DRAIN_SECONDS: '4' });
  try {
    const underWay = fetch(`${site.origin}/blog`).then((response) => response.text());
    await expect.poll(() => platform.requests.length).toBeGreaterThan(0);
    process.kill(site.pid, 'SIGTERM');

    // It keeps serving until a load balancer has noticed that it is not ready.
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503);
    expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({
      ready: false,
      reason: 'This server is shutting down.',
    });
    const page = await fetch(`${site.origin}/about`);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');

    // Then it accepts no connections, and finishes the pending response.
    const probe = () =>
      fetch(`${site.origin}/healthz`).then(
        () => 'taken',
        () => 'refused',
      );
    await expect.poll(probe).toBe('refused');
    respond();
    expect(await underWay).toContain('Sample post 3');
    expect(await site.exitCode).toBe(0);
  } finally {
    respond();
    await site.stop();
    await platform.stop();
  }
});

for (const { PAGE_CACHE_MB, tag } of [
  { PAGE_CACHE_MB: '32', tag: [] },
  { PAGE_CACHE_MB: '0', tag: ['@full'] },
])
  test(
    `a server that ends logs no failure for pages whose readers left, with ${PAGE_CACHE_MB} MB of finished pages`,
    { tag },
    async () => {
      const platform = await startBlogPlatform(() => new Promise(() => {}));
      const site = await startSite({ ...platform.env, PAGE_CACHE_MB, LOG_LEVEL: 'info' });
      try {
        const leave = new AbortController();
        const underWay = fetch(`${site.origin}/blog?page=2`, { signal: leave.signal });
        await expect.poll(() => platform.requests.length).toBeGreaterThan(0);
        leave.abort();
        await expect(underWay).rejects.toThrow();
        process.kill(site.pid, 'SIGTERM');
        expect(await site.exitCode).toBe(0);
        expect(site.log()).toContain('request ended, its reader has left');
        expect(site.log()).not.toContain('request failed');
        expect(site.log()).not.toContain('could not be rendered');
      } finally {
        await site.stop();
        await platform.stop();
      }
    },
  );

test('a server without readers ends at once when it is told to, and no signal opens the Node inspector', async ({
  page,
}) => {
  const site = await startSite();
  try {
    // Browsers keep connections open, including unused ones.
    await page.goto(site.origin);
    process.kill(site.pid, 'SIGUSR1');
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    process.kill(site.pid, 'SIGINT');
    process.kill(site.pid, 'SIGINT');
    expect(await site.exitCode).toBe(0);
    expect(site.log()).not.toContain('Debugger');
  } finally {
    await site.stop();
  }
});

test('a server told to end during startup exits with 0, even if its database never responds', async ({
  site,
}) => {
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const { port } = database.address() as AddressInfo;
  const { server } = await spawnServer(folder, site.store.place, {
    DATABASE_URL: `postgres://reader@127.0.0.1:${port}/blog`,
    DRAIN_SECONDS: '30',
  });
  try {
    const ended = once(server, 'exit');
    await once(database, 'connection');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    database.close();
    await rm(folder, { recursive: true });
  }
});

test('a server whose database stops responding still exits with 0', { tag: '@full' }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'silent-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const postgres = postgresIn(path.join(folder, 'postgres'), await freePort());
  test.skip(postgres === null, 'PostgreSQL is not installed; install the package postgresql');
  if (postgres === null) return;
  await postgres.start();
  // Its child processes come and go, so a listed one may have ended.
  const signal = (name: 'STOP' | 'CONT') =>
    execFileSync('sh', [
      '-c',
      `kill -${name} ${postgres.pid}; kill -${name} $(pgrep -P ${postgres.pid}) 2>/dev/null; true`,
    ]);
  const site = await startSite({
    DATABASE_URL: `postgres://meadowlark@127.0.0.1:${postgres.port}/postgres`,
  });
  try {
    expect((await fetch(`${site.origin}/blog`)).status).toBe(200);
    signal('STOP');
    // Its query never gets a response.
    await (await fetch(`${site.origin}/blog?page=2`)).text();
    process.kill(site.pid, 'SIGTERM');
    expect(await site.exitCode).toBe(0);
  } finally {
    signal('CONT');
    await site.stop();
    await postgres.end();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a search process that crashes is started again, and none outlives a server that is killed', async () => {
  const site = await startSite();
  const searches = () => {
    try {
      return execFileSync('pgrep', ['-P', String(site.pid), '-f', 'search-process'])
        .toString()
        .trim()
        .split('\n');
    } catch {
      return [];
    }
  };
  const search = async () => (await fetch(`${site.origin}/api/search/days`)).status;
  try {
    await expect.poll(searches).toHaveLength(1);
    const [first = ''] = searches();
    process.kill(Number(first), 'SIGABRT');
    const another = () => searches().find((pid) => pid !== first);
    await expect.poll(async () => (await search()) === 200 && another()).toBeTruthy();
    const second = another() ?? '';
    process.kill(site.pid, 'SIGKILL');
    await site.exitCode;
    const runs = () => execFileSync('ps', ['-A', '-o', 'pid=']).toString().split(/\s+/).includes(second);
    await expect.poll(runs).toBe(false);
  } finally {
    await site.stop();
  }
});
