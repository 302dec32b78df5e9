import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { boundedFetch } from './bounded-fetch.ts';

jest.mock('node:dns/promises', () => ({
  ...jest.requireActual<object>('node:dns/promises'),
  lookup: jest.fn(),
}));

async function serving<T>(listener: RequestListener, ask: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const alive = new AbortController().signal;

describe('boundedFetch', () => {
  it('passes status, headers and body on, whatever the status', async () => {
    const { status, headers, body } = await serving(
      (_, answer) => answer.writeHead(418, { 'x-kind': 'teapot' }).end('short and stout'),
      (url) => boundedFetch(url, alive),
    );
    expect([status, headers['x-kind'], Buffer.from(body).toString()]).toEqual([
      418,
      'teapot',
      'short and stout',
    ]);
  });

  it('gives up at the deadline, also when only the body hangs', async () => {
    const asked = serving(
      (_, answer) => void answer.writeHead(200).write('begun'),
      (url) => boundedFetch(url, alive, { deadlineMs: 100 }),
    );
    await expect(asked).rejects.toThrow('no answer within 100 ms');
  });

  it('counts bytes after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const asked = serving(
      (_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
      (url) => boundedFetch(url, alive, { maxBytes: 10_000 }),
    );
    await expect(asked).rejects.toThrow('longer than 10000 bytes');
  });

  it.each([
    [Infinity, 16_777_216],
    [Number.NaN, Number.NaN],
  ])('is not told by a release how much of the front it may fill: %d bytes', async (maxBytes, limit) => {
    const asked = serving(
      (_, answer) => answer.end(Buffer.alloc(17 * 1024 * 1024)),
      (url) => boundedFetch(url, alive, { maxBytes }),
    );
    await expect(asked).rejects.toThrow(`longer than ${limit} bytes`);
  });

  it('follows no redirect: it may lead where the release may not ask', async () => {
    const asked: string[] = [];
    const { status } = await serving(
      (request, answer) => {
        asked.push(String(request.url));
        answer.writeHead(302, { location: '/internal' }).end();
      },
      (url) => boundedFetch(url, alive),
    );
    expect([status, asked]).toEqual([302, ['/x']]);
  });

  it('asks for a name once, however many wait for it: one that is dead holds up no other', async () => {
    jest.mocked(lookup).mockReturnValue(new Promise(() => {}));
    const asked = Array.from({ length: 8 }, () =>
      boundedFetch('http://weather.example/x', alive, { deadlineMs: 100 }),
    );
    const failed = await Promise.allSettled(asked);
    expect(failed.map((one) => one.status)).toEqual(Array.from(asked, () => 'rejected'));
    expect(jest.mocked(lookup).mock.calls.map(([name]) => name)).toEqual(['weather.example']);
  });

  it('stops when the reader has gone', async () => {
    const reader = new AbortController();
    const asked = serving(
      () => reader.abort(),
      (url) => boundedFetch(url, reader.signal),
    );
    await expect(asked).rejects.toThrow('could not be asked');
  });
});
