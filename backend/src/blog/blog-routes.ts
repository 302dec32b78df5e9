import type { FastifyPluginAsync } from 'fastify';
import { sendErrors } from '../send-errors.ts';
import { NamedError } from '../named-error.ts';
import { readQuery } from '../read-query.ts';
import { carriesToken } from './bearer-token.ts';
import { CorrectionsQuery, DetailsQuery, ListingQuery } from './blog-queries.ts';
import { openDatabase } from './open-database.ts';
import { countPosts, findPost, listCorrections, listPosts, nextPostAt } from './post-store.ts';
import { seedPosts } from './seed-posts.ts';

/** In a rolling deploy, servers that are shutting down still use connections. Shorter than Fastify's plugin timeout. */
const START_MS = 30_000;

interface BlogOptions {
  /** `file:` path of the embedded store, or `postgres://` address of a server. */
  databaseUrl: string;
  /** Callers must send it as `Authorization: Bearer <token>`. */
  token: string;
}

/**
 * The blog functions (specification, section 7; design, section 10; README.md beside this file):
 * `GET /api/blog/get_blog_metadata?domain=&page=&keyword=` -> `{ "blogs": [...], "total": n, "next": … }`, ten a
 * page, newest first.
 * `GET /api/blog/get_details?slug=` -> the post.
 * `GET /api/blog/get_corrections?domain=` -> `{ "corrections": [...] }`, newest first.
 * Errors are `{ "error": { "code", "message" } }` with 400 query, 401 token, 404 post, 500 database.
 * Registering opens and migrates the database, and fills an empty one with the sample posts.
 */
export const blogRoutes: FastifyPluginAsync<BlogOptions> = async (app, { databaseUrl, token }) => {
  const db = await openDatabase(
    databaseUrl,
    (error) => app.log.warn(error, 'the blog database is unavailable'),
    START_MS,
  );
  app.addHook('onClose', () => db.destroy());
  await seedPosts(db);

  app.addHook('onRequest', async (request, reply) => {
    // The site caches whole pages and sets their lifetime.
    void reply.header('cache-control', 'no-store');
    if (carriesToken(request.headers.authorization, token)) return;
    void reply.header('www-authenticate', 'Bearer');
    throw new NamedError(
      'token_wrong',
      401,
      'The blog functions need the header "Authorization: Bearer <token>" with the right token.',
    );
  });

  sendErrors(app, 'blog_failed', 'The blog functions failed; their log says why.');

  app.get('/api/blog/get_blog_metadata', async (request, reply) => {
    const { page, domain, keyword } = readQuery(request.query, ListingQuery);
    const [blogs, total, next] = await Promise.all([
      listPosts(db, { domain, keyword }, page),
      countPosts(db, { domain, keyword }),
      nextPostAt(db, { domain, keyword }),
    ]);
    // The keyword is echoed, so that callers can tell this from a platform without the filter, which sends every post.
    return reply.send({ blogs, total, next, keyword });
  });

  app.get('/api/blog/get_details', async (request, reply) => {
    const { slug } = readQuery(request.query, DetailsQuery);
    const post = await findPost(db, slug);
    if (post === undefined) throw new NamedError('post_unknown', 404, 'There is no post with this slug.');
    return reply.send(post);
  });

  app.get('/api/blog/get_corrections', async (request, reply) => {
    const { domain } = readQuery(request.query, CorrectionsQuery);
    return reply.send({ corrections: await listCorrections(db, domain) });
  });
};
