import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { LOOP_AUDIO, LOOP_BYTES_PER_SECOND } from './loop-audio.ts';
import { radioRoutes } from './radio-routes.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function station(respond: RequestListener): Promise<URL> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

async function site(upstream: URL | null): Promise<{ app: ReturnType<typeof fastify>; stream: string }> {
  const app = fastify();
  await app.register(radioRoutes, { upstream });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  return { app, stream: `${origin}/api/stream?port=8076` };
}

function tuneIn(address: string, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { method }, resolve).on('error', reject).end();
  });
}

async function hear(response: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(chunks);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

describe('with a station', () => {
  test('forwards the sound of the station with its headers', async () => {
    const { stream } = await site(
      await station((_request, response) => {
        response.writeHead(200, { 'content-type': 'audio/aac', 'icy-name': 'Prairie sample' });
        response.end('the sound itself');
      }),
    );
    const response = await fetch(stream);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/aac',
      'icy-name': 'Prairie sample',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(await response.text()).toBe('the sound itself');
  });

  test('each listener has a separate connection, closed at once when the listener leaves', async () => {
    let open = 0;
    const { stream } = await site(
      await station((request, response) => {
        open += 1;
        request.socket.once('close', () => {
          open -= 1;
        });
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
      }),
    );
    const [first, second] = await Promise.all([tuneIn(stream), tuneIn(stream)]);
    expect(open).toBe(2);
    first?.destroy();
    await until(() => open === 1);
    second?.destroy();
    await until(() => open === 0);
  });

  test('a listener who leaves before the station has responded is dropped', async () => {
    let left = false;
    let requested = false;
    const { stream } = await site(
      await station((request) => {
        requested = true;
        request.socket.once('close', () => {
          left = true;
        });
      }),
    );
    const waiting = httpRequest(stream).on('error', () => undefined);
    waiting.end();
    await until(() => requested);
    expect(left).toBe(false);
    waiting.destroy();
    await until(() => left);
  });

  test('a listener who does not read pauses the stream instead of filling memory', async () => {
    const block = Buffer.alloc(64 * 1024, 1);
    let sent = 0;
    const { stream } = await site(
      await station((_request, response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg' });
        const pour = (): void => {
          while (response.write(block)) sent += block.length;
          sent += block.length;
          response.once('drain', pour);
        };
        pour();
      }),
    );
    const { port } = new URL(stream);
    const deaf = connect(Number(port), '127.0.0.1').pause();
    deaf.write('GET /api/stream?port=8076 HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await until(() => sent > 0);
    // The station sends as fast as it can. The operating system's buffers of the two connections fill with a few
    // megabytes; then backpressure stops it.
    let seen = 0;
    while (sent > seen) {
      seen = sent;
      await sleep(500);
      expect(sent).toBeLessThan(64 * 1024 * 1024);
    }
    deaf.destroy();
  });

  test('HEAD requests the stream, describes it, and disconnects', async () => {
    let closed = false;
    const { stream } = await site(
      await station((request, response) => {
        request.socket.once('close', () => {
          closed = true;
        });
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
      }),
    );
    const response = await tuneIn(stream, 'HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('audio/mpeg');
    await until(() => closed);
  });

  test.each<[string, RequestListener]>([
    ['hangs up', (request) => request.socket.destroy()],
    [
      'responds with a web page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(),
    ],
    ['has no such stream', (_request, response) => response.writeHead(404).end()],
  ])('a station that %s is a 502 with a message', async (_name, respond) => {
    const { stream } = await site(await station(respond));
    const response = await fetch(stream);
    expect(response.status).toBe(502);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      error: { code: 'station_away', message: 'The radio station cannot be reached right now.' },
    });
  });

  test('a station that breaks off breaks the stream off, so that the player notices', async () => {
    const { stream } = await site(
      await station((request, response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
        setTimeout(() => request.socket.destroy(), 50);
      }),
    );
    const response = await fetch(stream);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});

describe('without a station', () => {
  test('the bundled loop plays: a burst, then at the pace of listening', async () => {
    const { stream } = await site(null);
    const started = performance.now();
    const response = await tuneIn(stream);
    expect(response.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-store' });
    expect(response.headers['content-length']).toBeUndefined();
    const burst = 8 * LOOP_BYTES_PER_SECOND;
    const heard = await hear(response, burst + 4000);
    const seconds = (performance.now() - started) / 1000;
    expect(heard.equals(LOOP_AUDIO.subarray(0, heard.length))).toBe(true);
    expect(heard.length).toBeLessThanOrEqual(burst + seconds * LOOP_BYTES_PER_SECOND);
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(3);
  });

  test('several listen at once', async () => {
    const { stream } = await site(null);
    const heard = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await tuneIn(stream);
        return hear(response, 50_000);
      }),
    );
    for (const sound of heard) expect(sound.equals(LOOP_AUDIO.subarray(0, sound.length))).toBe(true);
  });

  test('HEAD responds at once and without sound', async () => {
    const { stream } = await site(null);
    const response = await tuneIn(stream, 'HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('audio/mpeg');
    expect(await hear(response, 1)).toHaveLength(0);
  });

  test('the server can close while someone listens', async () => {
    const { app, stream } = await site(null);
    const response = await tuneIn(stream);
    const cutOff = new Promise<Error>((resolve) => response.resume().once('error', resolve));
    await app.close();
    expect((await cutOff).message).toBe('aborted');
  });
});

test.each(['port=8077', 'port=22', 'port=8076&port=8076', ''])(
  '"%s" is not a station: 404',
  async (query) => {
    let requested = false;
    const { stream } = await site(
      await station((_request, response) => {
        requested = true;
        response.end();
      }),
    );
    const response = await fetch(stream.replace(/port=8076$/, query));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: 'station_unknown', message: 'There is no such station. Request port=8076.' },
    });
    expect(requested).toBe(false);
  },
);
