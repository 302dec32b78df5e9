import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

export interface Relay {
  /** For the setting FEED_RELAY_URL. */
  origin: string;
  /** Feed URLs requested so far. */
  requests: string[];
  stop: () => Promise<void>;
}

/** Response of a relay to the address of a feed: XML, or null for a failure (502). */
export type RelayResponse = (feed: string) => string | null | Promise<string | null>;

/** A third-party feed relay on loopback. */
export async function startRelay(respond: RelayResponse): Promise<Relay> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const feed = new URL(request.url ?? '/', 'http://relay').searchParams.get('url') ?? '';
    requests.push(feed);
    void Promise.resolve(respond(feed)).then((contents) =>
      contents === null
        ? response.writeHead(502).end('no')
        : response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ contents })),
    );
  });
  return { ...(await onLoopback(server)), requests };
}
