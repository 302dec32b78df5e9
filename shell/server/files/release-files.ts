import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import mime from 'mime';
import type { EditionStore } from '../store/edition-store.ts';
import { KeptFiles } from './kept-files.ts';

/**
 * A release may hold pages in which its remote runs alone. They run the remote's own scripts, as the site's pages do, and
 * are of no use to search engines.
 */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-robots-tag': 'noindex',
};

interface Address {
  name: string;
  version: string;
  '*': string;
}

/**
 * Serves the browser files of every release in the store, also of earlier editions: a tab that was opened before a
 * promotion goes on finding its chunks. A release never changes, so its files may be kept for a year; that one cannot be
 * served is never kept.
 */
export function releaseFiles(app: FastifyInstance, store: EditionStore): void {
  const kept = new KeptFiles(store);

  /** The hash of the file, and how to get it; undefined where no release lists it. */
  const find = async ({ name, version, '*': path }: Address) => {
    if (!REMOTE_NAME.test(name) || !VERSION.test(version)) return undefined;
    const release = await kept.release(name, version);
    const file = `web/${path}`;
    const listed = release?.files.find((one) => one.path === file);
    return release && listed && { integrity: listed.integrity, body: () => kept.body(release, file) };
  };

  app.get<{ Params: Address }>('/releases/:name/:version/web/*', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    try {
      const found = await find(request.params);
      if (!found) return await refuse(reply, 404, 'There is no such file.');
      const tag = `"${found.integrity}"`;
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: tag });
      if (names(request.headers['if-none-match'], tag)) return await reply.status(304).send();
      const body = await found.body();
      const type = contentType(request.params['*']);
      if (type.startsWith('text/html')) reply.headers(PAGE_HEADERS);
      return await reply.type(type).send(body);
    } catch (error) {
      request.log.error({ err: error, path: request.url }, 'file of a release cannot be served');
      return refuse(reply, 502, 'This file cannot be had at the moment.');
    }
  });
}

function refuse(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .status(status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(words);
}

/** Whether `If-None-Match` names the tag, or any. */
function names(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

/** Everything that a build writes as text, it writes in UTF-8. */
function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|\bjson$|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}
