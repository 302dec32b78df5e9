import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpServer } from './http-server.ts';
import { rawConnection, rawRequest, type RawConnection } from './testing/raw-connection.ts';
import { until } from '../../lib/testing/until.ts';

/** The default settings. */
const LIMITS = { headersMs: 20_000, requestMs: 30_000, keepAliveMs: 72_000, most: 4000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: news.example\r\n\r\n';

let server: Server;
function serverThat(
  respond: (response: ServerResponse) => void,
  fromCache: (response: ServerResponse) => boolean = () => false,
): Server {
  return httpServer(
    LIMITS,
    (_request, response) => respond(response),
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

describe('an error in the response from the cache', () => {
  async function responsesOf(fromCache: (response: ServerResponse) => boolean): Promise<string[]> {
    server = serverThat((response) => response.writeHead(500).end('by the framework'), fromCache);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // The second proves that the process is still running.
    return [await rawRequest(origin, 'GET /'), await rawRequest(origin, 'GET /')];
  }
  afterEach(() => void server.close());

  test('before its head lets the framework respond', async () => {
    const responses = await responsesOf((response) => {
      response.writeHead(200, { 'x-edition': '\u2028' });
      return true;
    });
    for (const text of responses) expect(text).toMatch(/^HTTP\/1\.1 500 .*by the framework/s);
  });

  test('after its head ends the connection: no other response may follow', async () => {
    const responses = await responsesOf((response) => {
      response.writeHead(200).flushHeaders();
      throw new Error('no bytes');
    });
    for (const text of responses) expect(text).not.toContain('by the framework');
  });
});

describe('an idle connection', () => {
  /** Keep-alive, a whole request and a response, one after the other, and the next check. */
  const LIMIT_MS = LIMITS.keepAliveMs + LIMITS.requestMs + 30_000 + 1000;
  /** 20 MB are more than the buffers on the way can take. */
  const LARGE = Buffer.alloc(20 * 1024 * 1024);
  let open: RawConnection[];

  beforeEach(() => {
    // Only the server's timers: sockets keep real time.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    open = [];
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const connection of open) connection.end();
    server.closeAllConnections();
    server.close();
  });

  async function listening(respond: (response: ServerResponse) => void): Promise<RawConnection> {
    server = serverThat(respond);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connection = await rawConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    open.push(connection);
    connection.send(REQUEST);
    return connection;
  }

  test('is closed, even if blank lines arrive', async () => {
    const connection = await listening((response) => response.end('done'));
    await until(() => connection.received().includes('done'));
    connection.send('\r\n\r\n');
    jest.advanceTimersByTime(1000);
    jest.advanceTimersByTime(LIMIT_MS);
    expect(await connection.closed).toContain('done');
  });

  test('is closed when its reader does not read the response', async () => {
    let requested = false;
    const connection = await listening((response) => {
      requested = true;
      response.end(LARGE);
    });
    connection.pause();
    await until(() => requested);
    jest.advanceTimersByTime(1000);
    jest.advanceTimersByTime(LIMIT_MS);
    connection.resume();
    expect((await connection.closed).length).toBeLessThan(LARGE.length);
  });

  test('is not one whose reader reads a large response slowly', async () => {
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

  test('is not one that is written to from time to time', async () => {
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
