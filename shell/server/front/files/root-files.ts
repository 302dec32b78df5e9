import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

/**
 * Serves icons, the picture for link cards and the placeholder. Their URLs are fixed, so browsers cache them for only a day.
 */
export async function rootFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(import.meta.dirname, 'root'),
    // One route per file: every other path is a page.
    wildcard: false,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
