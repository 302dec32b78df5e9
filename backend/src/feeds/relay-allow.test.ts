import { loadCatalog } from './catalog.ts';
import { createRelay, DEFAULT_DEPENDENCIES } from './relay.ts';
import { openRelaySite, type RelaySite } from './testing/relay-site.ts';

let site: RelaySite;
beforeEach(async () => (site = await openRelaySite()));
afterEach(() => site.close());

test('an address outside the catalog is refused and nothing is requested', async () => {
  const get = await site.relay();
  const { status, body } = await get(`${site.server.origin}/other.xml`);
  expect(status).toBe(403);
  expect(body.error.code).toBe('address_not_in_catalog');
  expect(site.server.connections()).toBe(0);
  expect(site.events).toEqual(['feeds refused other']);
});

test('a catalog feed on a private network is refused with a clear message and no connection', async () => {
  const get = await site.relay({ privateHosts: new Set() });
  const { status, body } = await get(site.feed);
  expect(status).toBe(403);
  expect(body.error).toEqual({
    code: 'address_refused',
    message:
      `The address ${site.feed} is refused because 127.0.0.1 is a loopback address. ` +
      'Use a public address; an operator can list an internal host in RELAY_PRIVATE.',
  });
  expect(site.server.connections()).toBe(0);
  expect(site.failures).toHaveLength(1);
});

test('RELAY_ALLOW=public opens the public internet only, not the listed private hosts', async () => {
  const get = await site.relay({ allow: 'public' });
  expect((await get(site.feed)).status).toBe(200);
  const { status, body } = await get(`${site.server.origin}/admin`);
  expect([status, body.error.code]).toEqual([403, 'address_refused']);
  expect((await get('http://169.254.169.254/latest/meta-data')).status).toBe(403);
  expect((await get('file:///etc/passwd')).body.error.message).toContain('only http and https are fetched');
  expect(site.server.requests).toHaveLength(1);
});

test('RELAY_ALLOW=public checks the addresses that a name resolves to', async () => {
  const resolve = async () => [{ address: '192.168.1.20', family: 4 }];
  const get = await site.relay({ allow: 'public' }, { resolve });
  const { status, body } = await get('https://feeds.example/rss');
  expect(status).toBe(403);
  expect(body.error.message).toContain('it leads to a private address');
  expect(body.error.message).not.toContain('192.168.1.20');
});

test('strangers cannot drive the feeds of the catalog out of memory', async () => {
  const relay = createRelay(
    {
      mode: 'live',
      catalog: { ...loadCatalog(), politics: [site.feed] },
      allow: 'public',
      privateHosts: new Set([site.server.host]),
      origin: 'https://meadowlark.example',
    },
    { onFailure: () => {} },
    { ...DEFAULT_DEPENDENCIES, resolve: () => new Promise(() => {}) },
  );
  await relay.get(new URL(site.feed));
  const others = Array.from({ length: 500 }, (_, i) => relay.get(new URL(`https://${i}.example/`)));
  const ended = Promise.allSettled(others);
  await relay.get(new URL(site.feed));
  expect(site.server.requests).toHaveLength(1);
  await relay.close();
  await ended;
});
