import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollback } from '../../shell/store/moves.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { freePort } from '../support/free-port.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { startBucket } from '../support/services/bucket.ts';
import { expect, test } from '../support/test.ts';

const BY = { by: 'a test', note: '' };

test('a server starts while the bucket is down, says so, serves its metrics at the other port, and follows when the bucket is back', async ({
  request,
}) => {
  let place = '';
  const bucket = await startBucket(() => place);
  const folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  const adminPort = await freePort();
  const env = { ...bucket.env, STORE_COPY: folder, ADMIN_PORT: String(adminPort), LOG_LEVEL: 'warn' };
  const metrics = async () => (await request.get(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const copied = async () =>
    Object.keys(
      JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8').catch(() => '{}')) as object,
    );
  const sites: RunningSite[] = [];
  try {
    const first = await startSite(env, async ({ store }) => {
      place = store.objects.place;
      const build = await deriveRelease('static', '9.9.9-copied', 'Questions, answered', 'All answered');
      await promote(store, { releases: { static: (await publishRelease(store, build)).version } }, BY);
    });
    sites.push(first);
    const live = await first.store.live();
    await expect.poll(async () => (await copied()).some((key) => key.startsWith('live/'))).toBe(true);
    await bucket.goDown();
    process.kill(first.pid, 'SIGTERM');
    expect(await first.exitCode).toBe(0);

    const second = await startSite(env, async () => {});
    sites.push(second);
    const front = await request.get(`${second.origin}/faq`);
    expect([front.status(), front.headers()['x-edition']]).toEqual([200, live?.edition]);
    expect(await front.text()).toContain('All answered');
    const script = /\/releases\/[^"' ]+\.js/.exec(await front.text())?.[0] ?? '';
    expect((await request.get(second.origin + script)).status()).toBe(200);
    expect(second.log().match(/"event":"store-away"/g)).toHaveLength(1);
    expect(await metrics()).toContain('meadowlark_store_away 1');
    // Readers cannot reach the metrics, and staff need no link at the other port.
    expect((await request.get(`${second.origin}/metrics`)).status()).toBe(404);
    expect((await request.get(`http://127.0.0.1:${adminPort}/_qa/states`)).status()).toBe(200);
    expect((await request.get(`${second.origin}/_qa/states`)).status()).toBe(404);

    await bucket.comeBack();
    const { edition } = await rollback(first.store, null, BY);
    await expect.poll(async () => (await request.get(second.origin)).headers()['x-edition']).toBe(edition);
    expect(await metrics()).toContain('meadowlark_store_away 0');
  } finally {
    await bucket.goDown().catch(() => {});
    await Promise.all(sites.map((site) => site.stop()));
    await rm(folder, { recursive: true });
  }
});
