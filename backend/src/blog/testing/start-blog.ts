import fastify from 'fastify';
import { blogRoutes } from '../blog-routes.ts';
import { openDatabase } from '../open-database.ts';
import type { Post } from '../post.ts';
import { addPosts } from '../post-store.ts';

const TOKEN = 'public-token';

/** A listening server with the blog functions and an unprotected route `/other`. */
export interface TestBlog {
  origin: string;
  /** GETs `/api/blog/<address>`. `credential` is the Authorization header, by default the right one. */
  get(
    address: string,
    credential?: string | null,
  ): Promise<{ status: number; headers: Headers; body: unknown }>;
  close(): Promise<void>;
}

/** Starts it on a database with these posts; without any, it seeds the sample posts. */
export async function startBlog(databaseUrl: string, posts: Post[] = []): Promise<TestBlog> {
  if (posts.length > 0) {
    const db = await openDatabase(databaseUrl, () => undefined);
    await addPosts(db, posts);
    await db.destroy();
  }
  const app = fastify();
  app.get('/other', (_request, reply) => reply.send('open'));
  await app.register(blogRoutes, { databaseUrl, token: TOKEN });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async get(address, credential = `Bearer ${TOKEN}`) {
      const headers = credential === null ? {} : { authorization: credential };
      const response = await fetch(`${origin}/api/blog/${address}`, { headers });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    close: () => app.close(),
  };
}
