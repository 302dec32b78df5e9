import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { TelemetryEvent } from '../protocol/telemetry-event.ts';
import { until } from '../../lib/testing/until.ts';
import { cloudflare, fastly } from './open-caches.ts';
import { Purger, type SharedCache } from './purger.ts';
import { varnish } from './varnish.ts';

interface Request {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server on loopback that sends the same response to each request, and the requests that it got. */
async function serverOf(status: number, body: string, at = { address: '127.0.0.1', port: 0 }) {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, headers: request.headers, body: text });
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(at.port, at.address, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    port,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const signal = () => AbortSignal.timeout(5000);

test('Fastly gets the tags as a batch, with the key', async () => {
  await using api = await serverOf(200, '{"a":"1-2"}');
  await fastly('SU1Z', 'the token', api.url).purge(['a', 'b'], signal());
  const [{ method, url, headers, body } = {} as Request] = api.requests;
  expect([method, url, headers['fastly-key']]).toEqual(['POST', '/service/SU1Z/purge', 'the token']);
  expect(JSON.parse(body)).toEqual({ surrogate_keys: ['a', 'b'] });
});

test('Cloudflare gets the tags with the token, and a success is what it says, not its status', async () => {
  await using api = await serverOf(200, '{"success":true,"errors":[]}');
  await cloudflare('023e', 'the token', api.url).purge(['a'], signal());
  const [{ method, url, headers, body } = {} as Request] = api.requests;
  expect([method, url, headers.authorization]).toEqual([
    'POST',
    '/zones/023e/purge_cache',
    'Bearer the token',
  ]);
  expect(JSON.parse(body)).toEqual({ tags: ['a'] });
  await using refusing = await serverOf(200, '{"success":false,"errors":[{"code":1092}]}');
  await expect(cloudflare('023e', 'the token', refusing.url).purge(['a'], signal())).rejects.toThrow('1092');
});

test('any response but success is a failed purge, and names no token', async () => {
  await using api = await serverOf(403, 'no');
  for (const cache of [
    varnish(api.url),
    fastly('s', 'the token', api.url),
    cloudflare('z', 'the token', api.url),
  ])
    await expect(cache.purge(['a'], signal())).rejects.toThrow(/^(?!.*the token).*403/);
});

/** A name with these addresses. */
const nameOf =
  (...addresses: string[]): LookupFunction =>
  (_, __, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );

test('all Varnish servers behind one name are purged, and if one does not, the purge has failed', async () => {
  await using one = await serverOf(200, '');
  await using other = await serverOf(200, '', { address: '127.0.0.2', port: one.port });
  const name = `http://varnish:${one.port}`;
  await varnish(name, nameOf('127.0.0.1', '127.0.0.2')).purge(['a', 'b'], signal());
  expect(
    [one, other].map(({ requests }) => requests.map(({ headers }) => [headers.host, headers['xkey']])),
  ).toEqual([[[`varnish:${one.port}`, 'a b']], [[`varnish:${one.port}`, 'a b']]]);
  await using refusing = await serverOf(403, '', { address: '127.0.0.3', port: one.port });
  await expect(varnish(name, nameOf('127.0.0.1', '127.0.0.3')).purge(['a'], signal())).rejects.toThrow('403');
  expect(refusing.requests).toHaveLength(1);
});

test('a Varnish server that has ended does not block the purge of the others, unless there are none', async () => {
  await using one = await serverOf(200, '');
  const name = `http://varnish:${one.port}`;
  await varnish(name, nameOf('127.0.0.4', '127.0.0.1')).purge(['a'], signal());
  expect(one.requests).toHaveLength(1);
  await expect(varnish(name, nameOf('127.0.0.4')).purge(['a'], signal())).rejects.toThrow('ECONNREFUSED');
});

function purging(outcomes: readonly (Error | null)[]) {
  const events: TelemetryEvent[] = [];
  const purged: (readonly string[])[] = [];
  const cache: SharedCache = {
    name: 'a cache',
    purge: async (tags) => {
      purged.push(tags);
      const outcome = outcomes[purged.length - 1];
      if (outcome) throw outcome;
    },
  };
  return { purged, events, purger: new Purger([cache], (event) => events.push(event)) };
}

test('a move purges the previous editions, twice, and only if readers get something else', async () => {
  const { purger, purged } = purging([]);
  purger.moved({ editions: ['a'], percent: 100 });
  purger.moved({ editions: ['a'], percent: 100 });
  expect(purged).toEqual([]);
  purger.moved({ editions: ['a', 'b'], percent: 10 });
  // Readers change arms with the share.
  purger.moved({ editions: ['a', 'b'], percent: 50 });
  expect(purged).toEqual([['a'], ['a', 'b']]);
  await until(() => purged.length === 4);
  purger.close();
});

test('pages that changed within their edition are purged by tag, twice', async () => {
  const { purger, purged } = purging([]);
  purger.changed(['news@1.4.0']);
  await until(() => purged.length === 2);
  expect(purged).toEqual([['news@1.4.0'], ['news@1.4.0']]);
  purger.close();
});

test('a purge that fails is reported and tried again', async () => {
  const { purger, purged, events } = purging([new Error('away'), new Error('away'), null]);
  purger.moved({ editions: ['a'], percent: 100 });
  purger.moved({ editions: ['b'], percent: 100 });
  await until(() => purged.length === 3);
  purger.close();
  expect(events).toMatchObject([{ error: { message: 'away' } }, { error: {} }, { error: null }]);
});

test('a purge is retried while pages of the longest lifetime are in the cache', async () => {
  let clock = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 100_000));
  const { purger, events } = purging([new Error('away'), new Error('away'), null]);
  purger.changed(['news@1.4.0']);
  await until(() => events.length === 3);
  purger.close();
  now.mockRestore();
  expect(events.at(-1)).toMatchObject({ error: null });
});
