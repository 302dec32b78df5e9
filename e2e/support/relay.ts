import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Relay {
  /** For the setting FEED_RELAY_URL. */
  origin: string;
  /** Feed addresses asked for so far. */
  asked: string[];
  stop: () => Promise<void>;
}

/** A third-party feed relay: answers with the XML the test has for a feed address, or fails where it has null. */
export async function startRelay(answer: (feed: string) => string | null, delayMs = 0): Promise<Relay> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const feed = new URL(request.url ?? '/', 'http://relay').searchParams.get('url') ?? '';
    asked.push(feed);
    const contents = answer(feed);
    void delay(delayMs).then(() =>
      contents === null
        ? response.writeHead(502).end('no')
        : response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ contents })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
