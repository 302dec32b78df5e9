import type { FastifyInstance } from 'fastify';
import mime from 'mime';
import type { EditionStore } from '../store/edition-store.ts';
import { verifiedFile } from '../editions/verified-file.ts';

interface Address {
  name: string;
  version: string;
  '*': string;
}

/**
 * Serves the browser files of every release in the store, also of earlier editions: a tab that was opened before a
 * promotion goes on finding its chunks. A release never changes, so its files may be kept for a year.
 */
export function releaseFiles(app: FastifyInstance, store: EditionStore): void {
  app.get<{ Params: Address }>('/releases/:name/:version/web/*', async ({ params, log }, reply) => {
    const { name, version } = params;
    const file = `web/${params['*']}`;
    reply.header('access-control-allow-origin', '*');
    try {
      const body = await verifiedFile(store, await store.release(name, version), file);
      return await reply
        .type(mime.getType(file) ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(body);
    } catch (error) {
      log.warn({ err: error, file }, 'file of a release cannot be served');
      return reply
        .status(404)
        .type('text/plain')
        .header('cache-control', 'no-store')
        .send('There is no such file.');
    }
  });
}
