import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { boundedFetch } from './bounded-fetch.ts';

jest.mock('node:dns/promises', () => ({
  ...jest.requireActual<object>('node:dns/promises'),
  lookup: jest.fn(),
}));

async function serving<T>(listener: RequestListener, fetchFrom: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await fetchFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const alive = new AbortController().signal;

describe('boundedFetch', () => {
  it('passes status, headers and body on, whatever the status', async () => {
    const { status, headers, body } = await serving(
      (_, response) => response.writeHead(418, { 'x-kind': 'teapot' }).end('short and stout'),
      (url) => boundedFetch(url, alive),
    );
    expect([status, headers['x-kind'], Buffer.from(body).toString()]).toEqual([
      418,
      'teapot',
      'short and stout',
    ]);
  });

  it('gives up at the deadline, even when only the body hangs', async () => {
    const fetched = serving(
      (_, response) => void response.writeHead(200).write('begun'),
      (url) => boundedFetch(url, alive, { deadlineMs: 100 }),
    );
    await expect(fetched).rejects.toThrow('no response within 100 ms');
  });

  it('counts bytes after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const fetched = serving(
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
      (url) => boundedFetch(url, alive, { maxBytes: 10_000 }),
    );
    await expect(fetched).rejects.toThrow('longer than 10000 bytes');
  });

  it.each([
    [Infinity, 16_777_216],
    [Number.NaN, Number.NaN],
  ])('does not let a release raise the memory limit of the front: %d bytes', async (maxBytes, limit) => {
    const fetched = serving(
      (_, response) => response.end(Buffer.alloc(17 * 1024 * 1024)),
      (url) => boundedFetch(url, alive, { maxBytes }),
    );
    await expect(fetched).rejects.toThrow(`longer than ${limit} bytes`);
  });

  it('does not follow redirects: they may lead where the release may not send requests', async () => {
    const requested: string[] = [];
    const { status } = await serving(
      (request, response) => {
        requested.push(String(request.url));
        response.writeHead(302, { location: '/internal' }).end();
      },
      (url) => boundedFetch(url, alive),
    );
    expect([status, requested]).toEqual([302, ['/x']]);
  });

  it('looks up a name once for all who wait for it, so a dead name does not block others', async () => {
    jest.mocked(lookup).mockReturnValue(new Promise(() => {}));
    const fetched = Array.from({ length: 8 }, () =>
      boundedFetch('http://weather.example/x', alive, { deadlineMs: 100 }),
    );
    const failed = await Promise.allSettled(fetched);
    expect(failed.map((one) => one.status)).toEqual(Array.from(fetched, () => 'rejected'));
    expect(jest.mocked(lookup).mock.calls.map(([name]) => name)).toEqual(['weather.example']);
  });

  it('stops when the reader has gone', async () => {
    const reader = new AbortController();
    const fetched = serving(
      () => reader.abort(),
      (url) => boundedFetch(url, reader.signal),
    );
    await expect(fetched).rejects.toThrow('could not be reached');
  });
});
