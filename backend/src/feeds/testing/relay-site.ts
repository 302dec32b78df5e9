import type { RequestListener } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { startServer, type TestServer } from '../../testing/start-server.ts';
import { loadCatalog } from '../catalog.ts';
import { relayRoutes } from '../relay-routes.ts';
import { createRelay, DEFAULT_DEPENDENCIES, type RelaySettings, type RelayDependencies } from '../relay.ts';

/** A feed as its host sends it, in windows-1252. */
export const FEED = Buffer.from(
  '<?xml version="1.0" encoding="windows-1252"?><rss><channel><title>\x93R\xedo\x94</title></channel></rss>',
  'latin1',
);
/** The same feed as readers get it. */
export const TEXT = '<?xml version="1.0"?><rss><channel><title>“Río”</title></channel></rss>';

/** A feed or an error; a test reads the expected one. */
interface RelayResponse {
  status: number;
  headers: Record<string, string>;
  body: {
    contents: string;
    status: { url: string; sample: boolean; fetchedAt: string; stale: boolean };
    error: { code: string; message: string };
  };
}

/** GETs a URL from a relay. `prefix` precedes the URL in the request. */
export type RequestRelay = (address: string, prefix?: string) => Promise<RelayResponse>;

/** A feed host for politics, and relays that fetch from it. */
export interface RelaySite {
  server: TestServer;
  /** URL of the feed. */
  feed: string;
  /** Responds to requests; by default with the feed. */
  respond: RequestListener;
  /** Both clocks of the relays, milliseconds since 1970. */
  now: number;
  /** Failed feeds with reasons. */
  failures: string[];
  /** Events passed to `onRelay`. */
  events: string[];
  /** Starts a relay, by default with the server in `privateHosts`. */
  relay: (
    settings?: Partial<RelaySettings>,
    dependencies?: Partial<RelayDependencies>,
  ) => Promise<RequestRelay>;
  close: () => Promise<void>;
}

export async function openRelaySite(): Promise<RelaySite> {
  const open: FastifyInstance[] = [];
  const server = await startServer((request, response) => site.respond(request, response));
  const feed = `${server.origin}/feed.xml`;

  const relay = async (
    settings: Partial<RelaySettings> = {},
    dependencies: Partial<RelayDependencies> = {},
  ) => {
    const app = Fastify();
    open.push(app);
    const built = createRelay(
      {
        mode: 'live',
        catalog: { ...loadCatalog(), politics: [feed] },
        allow: 'catalog',
        privateHosts: new Set([server.host]),
        origin: 'https://meadowlark.example',
        ...settings,
      },
      {
        onFailure: (address, reason) => site.failures.push(`${address} ${reason}`),
        onRelay: ({ service, result, category }) => site.events.push(`${service} ${result} ${category}`),
      },
      {
        ...DEFAULT_DEPENDENCIES,
        now: () => site.now,
        elapsed: () => site.now,
        resolve: noNames,
        ...dependencies,
      },
    );
    await app.register(relayRoutes, { relay: built });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    return async (address: string, prefix = '?url=') => {
      const response = await fetch(`${origin}/api/relay${prefix}${encodeURIComponent(address)}`);
      const body = (await response.json()) as RelayResponse['body'];
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    };
  };

  const site: RelaySite = {
    server,
    feed,
    respond: (_request, response) => response.end(FEED),
    now: Date.UTC(2026, 2, 1, 12),
    failures: [],
    events: [],
    relay,
    close: async () => {
      await Promise.all(open.map((app) => app.close()));
      await server.close();
    },
  };
  return site;
}

/** Tests never query the real DNS. */
const noNames: RelayDependencies['resolve'] = async (hostname) => {
  throw Object.assign(new Error(`no such name: ${hostname}`), { code: 'ENOTFOUND' });
};
