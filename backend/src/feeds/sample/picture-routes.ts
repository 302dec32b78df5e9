import type { FastifyPluginAsync } from 'fastify';
import Negotiator from 'negotiator';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const FOLDER = path.join(import.meta.dirname, 'pictures');

/** Serves the pictures of the sample from memory: 400 KB of drawings, and a third of it for their gzip forms. */
export const samplePictures: FastifyPluginAsync = async (app) => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg'));
  const pictures = new Map(
    await Promise.all(
      names.map(async (name) => {
        const plain = await readFile(path.join(FOLDER, name));
        return [name, { plain, gzipped: await compress(plain, { level: 9 }) }] as const;
      }),
    ),
  );

  app.get<{ Params: { name: string } }>('/api/sample/pictures/:name', async (request, reply) => {
    const picture = pictures.get(request.params.name);
    if (!picture) {
      return reply
        .status(404)
        .send({ error: { code: 'picture_unknown', message: 'The sample has no picture of that name.' } });
    }
    const takesGzip = new Negotiator(request).encoding(['gzip']) !== undefined;
    return reply
      .type('image/svg+xml')
      .headers({
        ...(takesGzip && { 'content-encoding': 'gzip' }),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=86400',
        // A drawing opened as a document may not run scripts or fetch.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .send(takesGzip ? picture.gzipped : picture.plain);
  });
};
