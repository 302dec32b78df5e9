import { startCluster } from '../../scripts/cluster/cluster.ts';
import { ALARMS } from '../../scripts/alarms/alarms.ts';
import { expect, test } from '../support/test.ts';

interface Rules {
  data: { groups: { rules: { name: string; health: string; state: string; lastError?: string }[] }[] };
}

test('the cluster serves through its caches, and its Prometheus evaluates every alarm on real metrics @full', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const cluster = await startCluster(1, () => {});
  try {
    const { origin, varnish, prometheus, servers } = cluster;
    for (const at of [origin, ...(varnish ? [`http://127.0.0.1:${varnish.port}`] : [])]) {
      const response = await request.get(`${at}/local-news`);
      expect([response.status(), response.headers()['x-edition']]).toEqual([
        200,
        (await cluster.store.live())?.edition,
      ]);
    }
    test.skip(prometheus === null, cluster.missing.join('; '));
    const rules = async () => {
      const response = await request.get(`http://127.0.0.1:${prometheus?.port}/api/v1/rules`);
      return ((await response.json()) as Rules).data.groups.flatMap((group) => group.rules);
    };
    await expect
      .poll(async () => (await rules()).filter(({ health }) => health === 'ok').length, { timeout: 60_000 })
      .toBe(ALARMS.length);
    const raised = async () => (await rules()).filter(({ state }) => state !== 'inactive');
    // Prometheus may compute the rules once before it has scraped a server.
    await expect.poll(raised, { timeout: 60_000 }).toEqual([]);
    await servers[0]?.program.end();
    await expect
      .poll(async () => (await raised()).map(({ name }) => name), { timeout: 60_000 })
      .toContain('AServerDoesNotRespond');
  } finally {
    await cluster.stop();
  }
});
