import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { openPage } from './lab.ts';
import { SLOW } from './throttle.ts';

const KB = 512;

/** Duration of a 512 KiB download and of a loop, unthrottled and throttled, ms. Shows that throttling works. */
export interface ThrottleProof {
  file: { free: number; slow: number; expected: number };
  loop: { free: number; slow: number };
}

/** Measures a download and a loop. Rejects if the throttled download is faster than the connection allows. */
export async function proveThrottle(browser: Browser): Promise<ThrottleProof> {
  const server = createServer((request, response) => {
    const file = request.url === '/file';
    response.writeHead(200, {
      'content-type': file ? 'text/plain' : 'text/html',
      'cache-control': 'no-store',
    });
    response.end(file ? Buffer.alloc(KB * 1024, 'a') : '<p>x</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const free = await timed(browser, origin, false);
    const slow = await timed(browser, origin, true);
    const expected = Math.round((KB * 1024 * 8 * 1000) / SLOW.downBitsPerSecond + SLOW.latencyMs);
    if (slow.file < expected * 0.95)
      throw new Error(
        `The connection is not slow: ${KB} KiB took ${slow.file} ms, not ${expected} ms. Another browser may be needed.`,
      );
    return {
      file: { free: free.file, slow: slow.file, expected },
      loop: { free: free.loop, slow: slow.loop },
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function timed(
  browser: Browser,
  origin: string,
  slow: boolean,
): Promise<{ file: number; loop: number }> {
  const { page, close } = await openPage(browser, null, { slow });
  try {
    await page.goto(origin);
    return await page.evaluate(async () => {
      const before = performance.now();
      await (await fetch('/file')).text();
      const between = performance.now();
      let turns = 0;
      while (turns < 2e8) turns += 1;
      return {
        file: Math.round(between - before),
        loop: Math.round(performance.now() - between),
      };
    });
  } finally {
    await close();
  }
}
