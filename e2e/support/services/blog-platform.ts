import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

export interface BlogResponse {
  status?: number;
  body: unknown;
}

/** A fake blog platform on loopback. */
export interface BlogPlatform {
  /** Settings of a site that uses this platform, for `startSite`. */
  env: Record<string, string>;
  /** Requests so far: path with query, and the credential. */
  requests: { path: string; authorization: string | undefined }[];
  stop: () => Promise<void>;
}

/** `respond` gets the URL of a request; null closes the connection without a response. */
export async function startBlogPlatform(
  respond: (url: URL) => BlogResponse | null | Promise<BlogResponse | null>,
): Promise<BlogPlatform> {
  const requests: BlogPlatform['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, authorization: request.headers.authorization });
    void Promise.resolve(respond(new URL(path, 'http://platform.test'))).then((found) => {
      if (found === null) return response.destroy();
      response.writeHead(found.status ?? 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(found.body));
    });
  });
  const { origin, stop } = await onLoopback(server);
  return {
    env: { BLOG_API_URL: origin, BLOG_API_TOKEN: 'e2e-token' },
    requests,
    stop,
  };
}

/** An entry of the list in the format of the platform. */
function blogEntry(number: number): Record<string, unknown> {
  return {
    id: number,
    slug: `sample-post-${number}`,
    metaTitle: `Sample post ${number}`,
    metaDescription: `What sample post ${number} is about.`,
    pinterestImageLink: '/api/sample/pictures/hero.avif',
  };
}

/** Page `page` of a list of `total` entries, ten a page, newest first. */
export function blogPage(total: number, page: number): BlogResponse {
  const first = (page - 1) * 10;
  const length = Math.max(0, Math.min(10, total - first));
  return { body: { blogs: Array.from({ length }, (_, i) => blogEntry(total - first - i)), total } };
}
