import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status?: number;
  body: unknown;
}

/** A blog platform on loopback that answers what the test wants. */
export interface BlogPlatform {
  /** For `startSite`: the settings of a site that reads this platform. */
  env: Record<string, string>;
  /** The calls so far: path with query, and the credential. */
  asked: { path: string; authorization: string | undefined }[];
  stop: () => Promise<void>;
}

/** `answer` gets the function's address; null hangs up without an answer. */
export async function startBlogPlatform(
  answer: (url: URL) => Answer | null | Promise<Answer | null>,
): Promise<BlogPlatform> {
  const asked: BlogPlatform['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push({ path, authorization: request.headers.authorization });
    void Promise.resolve(answer(new URL(path, 'http://platform.test'))).then((answered) => {
      if (answered === null) return response.destroy();
      response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answered.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { BLOG_API_URL: `http://127.0.0.1:${port}`, BLOG_API_TOKEN: 'e2e-token' },
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An entry of the list, as the platform sends it. */
export function blogEntry(number: number): Record<string, unknown> {
  return {
    id: number,
    slug: `sample-post-${number}`,
    metaTitle: `Sample post ${number}`,
    metaDescription: `What sample post ${number} is about.`,
    pinterestImageLink: '/api/sample/pictures/hero.svg',
  };
}

/** Page `page` of a list of `total` entries, ten a page, newest first. */
export function blogPage(total: number, page: number): Answer {
  const first = (page - 1) * 10;
  const length = Math.max(0, Math.min(10, total - first));
  return { body: { blogs: Array.from({ length }, (_, i) => blogEntry(total - first - i)), total } };
}
