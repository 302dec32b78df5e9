import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

/**
 * Serves the files that others look for at fixed addresses: icons, the picture for cards, the placeholder. Their names
 * carry no version, so they are kept for a day and then asked about.
 */
export async function rootFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(import.meta.dirname, 'root'),
    // One route per file that is there: every other path stays a page.
    wildcard: false,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
