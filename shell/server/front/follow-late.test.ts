import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { readerGone } from './follow-late.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['leaves while a page is made', false],
  ['has left before it is begun', true],
])('the signal of a reader who %s is aborted', async (_when, isGone) => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const leave = async () => {
    reader.destroy();
    await once(response, 'close');
  };

  if (isGone) await leave();
  const signal = readerGone({ raw: response } as FastifyReply);
  expect(signal.aborted).toBe(isGone);
  if (!isGone) await leave();
  expect(signal.reason).toEqual(new Error('The reader has left.'));
});
