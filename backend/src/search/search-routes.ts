import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { sendErrors } from '../send-errors.ts';
import { NamedError } from '../named-error.ts';
import { readQuery } from '../read-query.ts';
import type { Search } from './search.ts';

/** The page that requests it has a second before its reader sees a placeholder. */
const DEADLINE_MS = 3000;
const START_DEADLINE_MS = 20_000;
/** Characters; `search-query.ts` reads the first 200. */
const MAX_QUERY = 16_384;

const day = z.iso.date('A day is written like 2026-11-22.');

const FindQuery = z.object({
  q: z
    .string('The parameter q is required, once, like q=streetcar.')
    .max(MAX_QUERY, 'The query is too long.'),
  section: z
    .string()
    .regex(/^[a-z-]{1,40}$/, 'The parameter section must be the key of a section, like section=local-news.')
    .optional(),
  since: day.optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'The parameter page must be a whole number from 1 to 999.')
    .default('1')
    .transform(Number),
});

const DayQuery = z.object({ date: day });

const StoryQuery = z.object({
  path: z
    .string('The parameter path is required, once.')
    .regex(/^\/article\/[a-z0-9-]{1,80}$/, 'The parameter path must be the address of a story.'),
});

/**
 * `GET /api/search/find?q=&section=&since=&page=`, `/day?date=`, `/days`, `/story?path=` (README.md beside this file).
 * Errors are `{ "error": { "code", "message" } }`: 400 query, 404 unknown story, 503 the search failed.
 */
export const searchRoutes: FastifyPluginAsync<{ search: Search }> = async (app, { search }) => {
  app.addHook('onClose', async () => search.close());
  // Starts the process and opens the database before the first search, and logs early if that fails.
  app.addHook('onReady', async () => {
    search.run('days', null, START_DEADLINE_MS).catch((error: unknown) => {
      if (!search.isClosed) app.log.warn(error, 'the search could not start');
    });
  });
  // The site caches whole pages and sets their lifetime.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  sendErrors(app, 'search_failed', 'The search failed; its log says why.', (error, reply) => {
    if (error.status >= 500) reply.log.error(error);
  });

  app.get('/api/search/find', async (request, reply) => {
    const { q, section = null, since = null, page } = readQuery(request.query, FindQuery);
    return reply.send(await search.run('find', { text: q, section, since, page }, DEADLINE_MS));
  });

  app.get('/api/search/day', async (request, reply) => {
    const { date } = readQuery(request.query, DayQuery);
    return reply.send(await search.run('day', { day: date }, DEADLINE_MS));
  });

  app.get('/api/search/days', async (_request, reply) =>
    reply.send({ days: await search.run('days', null, DEADLINE_MS) }),
  );

  app.get('/api/search/story', async (request, reply) => {
    const story = await search.run('story', readQuery(request.query, StoryQuery), DEADLINE_MS);
    if (story === null) throw new NamedError('story_unknown', 404, 'No story is stored under this address.');
    return reply.send(story);
  });
};
