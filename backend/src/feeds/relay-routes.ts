import type { FastifyPluginAsync } from 'fastify';
import { answerErrors } from '../answer-errors.ts';
import { NamedError } from '../named-error.ts';
import type { FeedAnswer } from './feed-source.ts';
import type { Relay } from './relay.ts';

const MAX_ADDRESS_LENGTH = 2048;
// Short, because the relay's own cache follows the feed.
const FRESH_FOR_A_MINUTE = 'public, max-age=60';
// The sample or a stale feed may be replaced any moment.
const FRESH_FOR_SECONDS = 'public, max-age=5';

/**
 * `GET /api/relay?url=<feed address>` (design, section 10):
 * `200 { "contents": "<xml>", "status": { "url", "sample", "fetchedAt", "stale" } }`, or
 * `{ "error": { "code", "message" } }` with 400 malformed address, 403 refused, 502 the feed failed, 504 too slow.
 * `GET /api/relay/sources`: how each feed of the catalog has answered (`FeedSource`).
 */
export const relayRoutes: FastifyPluginAsync<{ relay: Relay }> = async (app, { relay }) => {
  app.addHook('onClose', () => relay.close());

  answerErrors(app, 'relay_failed', 'The relay failed; its log says why.');

  app.get<{ Querystring: Record<string, unknown> }>('/api/relay', async (request, reply) => {
    const url = addressFrom(request.query['url']);
    const answer = await relay.answer(url);
    return reply
      .header('cache-control', answer.sample || answer.stale ? FRESH_FOR_SECONDS : FRESH_FOR_A_MINUTE)
      .header('x-content-type-options', 'nosniff')
      .send(body(answer));
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

function body({ contents, url, sample, fetchedAt, stale }: FeedAnswer) {
  return {
    contents,
    status: { url, sample, fetchedAt: new Date(fetchedAt).toISOString(), stale },
  };
}
