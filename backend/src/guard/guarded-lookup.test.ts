import { Agent, request } from 'undici';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { AddressRefused } from './address-refused.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { whyNotPublic } from './why-not-public.ts';

let server: TestServer;
let agent: Agent;

beforeEach(async () => {
  server = await startServer((_request, response) => response.setHeader('connection', 'close').end('in'));
});

afterEach(async () => {
  await agent.destroy();
  await server.close();
});

function get(
  resolve: Resolve,
  whyRefused: (address: string) => string | null,
): Promise<{ statusCode: number }> {
  agent = new Agent({
    connect: { lookup: guardedLookup((hostname) => resolve(hostname, false), whyRefused) },
  });
  return request(`http://feeds.example:${new URL(server.origin).port}/`, { dispatcher: agent });
}

const v4 = (address: string) => ({ address, family: 4 });
const mixed: Resolve = async () => [v4('8.8.8.8'), { address: '::ffff:127.0.0.1', family: 6 }];
const unknown: Resolve = async () => {
  throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
};

/** Treats 127.0.0.1 as public and every other address as private. */
function whyNotFirst(address: string): string | null {
  return address === '127.0.0.1' ? null : 'a private address';
}

test('a name that leads to a private address is refused before any connection', async () => {
  await expect(get(async () => [v4('127.0.0.1')], whyNotPublic)).rejects.toThrow(
    'The address feeds.example is refused because it leads to a loopback address.',
  );
  expect(server.connections()).toBe(0);
});

test('one private address among public ones refuses the name', async () => {
  await expect(get(mixed, whyNotPublic)).rejects.toThrow(AddressRefused);
  expect(server.connections()).toBe(0);
});

test('the connection goes to the address that was checked, even if the name resolves differently later', async () => {
  const results = ['127.0.0.1', '127.0.0.2'];
  const requested: string[] = [];
  const rebinding: Resolve = async (hostname) => {
    requested.push(hostname);
    return [v4(results[requested.length - 1] ?? '127.0.0.2')];
  };

  const first = await get(rebinding, whyNotFirst);
  expect(first.statusCode).toBe(200);
  // One lookup per connection, so no second result can replace the first.
  expect(requested).toEqual(['feeds.example']);

  const second = request(`http://feeds.example:${new URL(server.origin).port}/`, { dispatcher: agent });
  await expect(second).rejects.toThrow('it leads to a private address');
  expect(server.connections()).toBe(1);
});

test('a name that the name service does not know fails as that', async () => {
  await expect(get(unknown, whyNotPublic)).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('a name without an address fails, and does not end the server', async () => {
  await expect(get(async () => [], whyNotPublic)).rejects.toMatchObject({ code: 'ENODATA' });
});
