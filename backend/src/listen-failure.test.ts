import Fastify from 'fastify';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { listenFailure } from './listen-failure.ts';

async function failureAt(place: { port: number; host: string }): Promise<string> {
  const error: unknown = await Fastify()
    .listen(place)
    .then(
      () => new Error('It listens.'),
      (cause: unknown) => listenFailure(cause, place),
    );
  return error instanceof Error ? error.message : '';
}

test.each(['203.0.113.7', 'no-such-host.invalid'])('names HOST for the address %s', async (host) => {
  expect(await failureAt({ host, port: 0 })).toBe(
    `HOST is "${host}", and this machine has no such address. Set it to 127.0.0.1 for this machine only, or to 0.0.0.0 for all of its addresses.`,
  );
});

test('names PORT where another program has it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await failureAt({ host: '127.0.0.1', port })).toContain(
    `Port ${port} is in use by another program.`,
  );
  other.close();
});

test('leaves other failures as they are', () => {
  expect(listenFailure(new Error('out of files'), { host: '::', port: 80 }).message).toBe('out of files');
});
