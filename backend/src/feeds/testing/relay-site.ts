import type { RequestListener } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { startServer, type TestServer } from '../../testing/start-server.ts';
import { loadCatalogue } from '../catalogue.ts';
import { relayRoutes } from '../relay-routes.ts';
import { createRelay, REAL_WORLD, type RelaySettings, type RelayWorld } from '../relay.ts';

/** A feed as its host sends it, in windows-1252. */
export const FEED = Buffer.from(
  '<?xml version="1.0" encoding="windows-1252"?><rss><channel><title>\x93R\xedo\x94</title></channel></rss>',
  'latin1',
);
/** The same feed as readers get it. */
export const TEXT = '<?xml version="1.0"?><rss><channel><title>“Río”</title></channel></rss>';

/** Both forms of answer; a test reads what it expects. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: {
    contents: string;
    status: { url: string; sample: boolean; fetchedAt: string; stale: boolean };
    error: { code: string; message: string };
  };
}

/** Asks a relay for an address. `prefix` is what stands before it. */
export type AskRelay = (address: string, prefix?: string) => Promise<Answer>;

/** The feed of politics, and relays that ask it. */
export interface RelaySite {
  server: TestServer;
  /** Address of the feed. */
  feed: string;
  /** How the server answers: with the feed, until a test says otherwise. */
  answer: RequestListener;
  /** The time of the relays, ms. */
  now: number;
  /** Feeds that failed, with the reason. */
  failures: string[];
  /** What whoever counts was told. */
  events: string[];
  /** Starts a relay. The operator vouches for the server unless told otherwise. */
  relay: (settings?: Partial<RelaySettings>, world?: Partial<RelayWorld>) => Promise<AskRelay>;
  close: () => Promise<void>;
}

export async function openRelaySite(): Promise<RelaySite> {
  const open: FastifyInstance[] = [];
  const server = await startServer((request, response) => site.answer(request, response));
  const feed = `${server.origin}/feed.xml`;

  const relay = async (settings: Partial<RelaySettings> = {}, world: Partial<RelayWorld> = {}) => {
    const app = Fastify();
    open.push(app);
    const built = createRelay(
      {
        mode: 'live',
        catalogue: { ...loadCatalogue(), politics: [feed] },
        allow: 'catalogue',
        privateHosts: new Set([server.host]),
        origin: 'https://meadowlark.example',
        ...settings,
      },
      (address, reason) => site.failures.push(`${address} ${reason}`),
      { ...REAL_WORLD, now: () => site.now, resolve: noNames, ...world },
      ({ service, result, category }) => site.events.push(`${service} ${result} ${category}`),
    );
    await app.register(relayRoutes, { relay: built });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    return async (address: string, prefix = '?url=') => {
      const response = await fetch(`${origin}/api/relay${prefix}${encodeURIComponent(address)}`);
      const body = (await response.json()) as Answer['body'];
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    };
  };

  const site: RelaySite = {
    server,
    feed,
    answer: (_request, response) => response.end(FEED),
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

/** No test asks the real name service. */
const noNames: RelayWorld['resolve'] = async (hostname) => {
  throw Object.assign(new Error(`no such name: ${hostname}`), { code: 'ENOTFOUND' });
};
