import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

/**
 * Controls fault injection in releases on the server. Releases can only reach the services of their site, so this server
 * also acts as their feed relay.
 */
interface OrderServer {
  /** For the setting FEED_RELAY_URL. */
  relayUrl: string;
  /** Address where a release reads its order. */
  urlFor: (release: string) => string;
  /** Gives a release an order. Returns a function that cancels it. */
  order: (release: string, order: string) => () => void;
  /** Sets the site whose relay serves the feeds. */
  forwardTo: (origin: string) => void;
  stop: () => Promise<void>;
}

export async function startOrderServer(): Promise<OrderServer> {
  const orders = new Map<string, string>();
  let site = '';
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://orders.test');
    const [, release] = /^\/orders\/(.+)$/.exec(pathname) ?? [];
    response.setHeader('cache-control', 'no-store');
    if (release !== undefined) return response.end(orders.get(decodeURIComponent(release)) ?? '');
    return void fetch(`${site}/api/relay${search}`).then(
      async (relayed) => response.writeHead(relayed.status).end(await relayed.text()),
      () => response.writeHead(502).end(),
    );
  });
  const { origin: relayUrl, stop } = await onLoopback(server);
  return {
    relayUrl,
    urlFor: (release) => `${relayUrl}/orders/${encodeURIComponent(release)}`,
    order: (release, order) => {
      orders.set(release, order);
      return () => void orders.delete(release);
    },
    forwardTo: (origin) => (site = origin),
    stop,
  };
}
