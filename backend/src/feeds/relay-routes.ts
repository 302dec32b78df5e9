import type { FastifyPluginAsync } from 'fastify';
import { sendErrors } from '../send-errors.ts';
import { NamedError } from '../named-error.ts';
import type { FeedResponse } from './feed-source.ts';
import type { Relay } from './relay.ts';

const MAX_ADDRESS_LENGTH = 2048;
// Short, because the relay has a cache of its own.
const FRESH_FOR_A_MINUTE = 'public, max-age=60';
// A sample or stale feed may be replaced at any moment.
const FRESH_FOR_SECONDS = 'public, max-age=5';

/**
 * `GET /api/relay?url=<feed address>` (design, section 10):
 * `200 { "contents": "<xml>", "status": { "url", "sample", "fetchedAt", "stale" } }`, or
 * `{ "error": { "code", "message" } }` with 400 malformed address, 403 refused, 502 the feed failed, 504 too slow.
 * `GET /api/relay/sources`: the health of each feed in the catalog (`FeedSource`).
 */
export const relayRoutes: FastifyPluginAsync<{ relay: Relay }> = async (app, { relay }) => {
  app.addHook('onClose', () => relay.close());

  sendErrors(app, 'relay_failed', 'The relay failed; its log says why.');

  app.get<{ Querystring: Record<string, unknown> }>('/api/relay', async (request, reply) => {
    const url = addressFrom(request.query['url']);
    const feed = await relay.get(url);
    return reply
      .header('cache-control', feed.sample || feed.stale ? FRESH_FOR_SECONDS : FRESH_FOR_A_MINUTE)
      .header('x-content-type-options', 'nosniff')
      .send(body(feed));
  });

  app.get('/api/relay/sources', async (_request, reply) =>
    reply.header('cache-control', FRESH_FOR_SECONDS).send({ sources: relay.sources() }),
  );
};

function addressFrom(query: unknown): URL {
  const usable = typeof query === 'string' && query.length <= MAX_ADDRESS_LENGTH && URL.canParse(query);
  if (!usable)
    throw new NamedError(
      'address_malformed',
      400,
      'Give one feed address, URL-encoded, in the query: ?url=https%3A%2F%2Fnews.example%2Ffeed.xml',
    );
  return new URL(query);
}

function body({ contents, url, sample, fetchedAt, stale }: FeedResponse) {
  return {
    contents,
    status: { url, sample, fetchedAt: new Date(fetchedAt).toISOString(), stale },
  };
}
