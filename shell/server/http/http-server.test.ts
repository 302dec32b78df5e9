import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpServer } from './http-server.ts';
import { rawConnection, rawRequest, type RawConnection } from './testing/raw-connection.ts';
import { until } from '../../lib/testing/until.ts';

/** As without settings. */
const LIMITS = { headersMs: 20_000, requestMs: 30_000, keepAliveMs: 72_000, most: 4000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: news.example\r\n\r\n';

let server: Server;
function serverThat(
  answers: (response: ServerResponse) => void,
  fromCache: (response: ServerResponse) => boolean = () => false,
): Server {
  return httpServer(
    LIMITS,
    (_request, response) => answers(response),
    (_request, response) => fromCache(response),
    () => {},
  );
}

test('the server itself has every limit', () => {
  server = serverThat(() => {});
  expect(server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    maxConnections: 4000,
  });
  server.emit('close');
});

describe('an error of the answer from the cache', () => {
  async function answersOf(fromCache: (response: ServerResponse) => boolean): Promise<string[]> {
    server = serverThat((response) => response.writeHead(500).end('by the framework'), fromCache);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // The second finds a process that lives.
    return [await rawRequest(origin, 'GET /'), await rawRequest(origin, 'GET /')];
  }
  afterEach(() => void server.close());

  test('before its head has the framework answer', async () => {
    const answers = await answersOf((response) => {
      response.writeHead(200, { 'x-edition': '\u2028' });
      return true;
    });
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 500 .*by the framework/s);
  });

  test('after its head ends the connection: no other answer may follow', async () => {
    const answers = await answersOf((response) => {
      response.writeHead(200).flushHeaders();
      throw new Error('no bytes');
    });
    for (const answer of answers) expect(answer).not.toContain('by the framework');
  });
});

describe('a connection to which nothing is sent', () => {
  /** Keep-alive, a whole request and an answer, one after the other, and the next look. */
  const LIMIT_MS = LIMITS.keepAliveMs + LIMITS.requestMs + 30_000 + 1000;
  /** Takes nothing of what it is sent: 20 MB are more than lies on the way. */
  const LARGE = Buffer.alloc(20 * 1024 * 1024);
  let open: RawConnection[];

  beforeEach(() => {
    // Those of the server alone: sockets keep the real time.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    open = [];
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const connection of open) connection.end();
    server.closeAllConnections();
    server.close();
  });

  async function listening(answers: (response: ServerResponse) => void): Promise<RawConnection> {
    server = serverThat(answers);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connection = await rawConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    open.push(connection);
    connection.send(REQUEST);
    return connection;
  }

  test('is ended, also when blank lines come', async () => {
    const connection = await listening((response) => response.end('done'));
    await until(() => connection.received().includes('done'));
    connection.send('\r\n\r\n');
    jest.advanceTimersByTime(1000);
    jest.advanceTimersByTime(LIMIT_MS);
    expect(await connection.closed).toContain('done');
  });

  test('is ended when its reader takes nothing of the answer', async () => {
    let asked = false;
    const connection = await listening((response) => {
      asked = true;
      response.end(LARGE);
    });
    connection.pause();
    await until(() => asked);
    jest.advanceTimersByTime(1000);
    jest.advanceTimersByTime(LIMIT_MS);
    connection.resume();
    expect((await connection.closed).length).toBeLessThan(LARGE.length);
  });

  test('is another than one whose reader takes a large answer slowly', async () => {
    const connection = await listening((response) => response.end(LARGE));
    for (const bytes of [1, 5, 9].map((part) => (part * LARGE.length) / 10)) {
      connection.resume();
      await until(() => connection.received().length > bytes);
      connection.pause();
      jest.advanceTimersByTime(1000);
      jest.advanceTimersByTime(LIMIT_MS - 5000);
    }
    connection.resume();
    await until(() => connection.received().length > LARGE.length);
    expect(connection.received().length).toBeGreaterThan(LARGE.length);
  });

  test('is another than one that is written to, now and then', async () => {
    let response: ServerResponse | undefined;
    const connection = await listening((one) => (response = one).write('begun'));
    await until(() => connection.received().includes('begun'));
    for (const words of ['first', 'second', 'third']) {
      jest.advanceTimersByTime(LIMIT_MS - 5000);
      response?.write(words);
      // One after the other, as they come.
      await until(() => connection.received().includes(words));
    }
    expect(response?.destroyed).toBe(false);
  });
});
