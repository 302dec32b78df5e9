import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { EditionStore } from '../editions/edition-store.ts';

/**
 * Serves the browser files of every release in the store, also of earlier editions: a tab that was opened before a
 * promotion goes on finding its chunks. A release never changes, so its files may be kept for a year.
 */
export async function releaseFiles(app: FastifyInstance, store: EditionStore): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(store.folder, 'releases'),
    prefix: '/releases/',
    index: false,
    immutable: true,
    maxAge: '365d',
    // Only what is meant for browsers: /releases/<name>/<version>/web/…
    allowedPath: (file) => /^\/[\w-]+\/[\w.-]+\/web\//.test(file),
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
