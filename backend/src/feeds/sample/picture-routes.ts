import type { FastifyPluginAsync } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
const FOLDER = path.join(import.meta.dirname, 'pictures');

/** The pictures of the sample, read and packed once: some 220 KB of small drawings, a quarter of it packed. */
export const samplePictures: FastifyPluginAsync = async (app) => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg'));
  const pictures = new Map(
    await Promise.all(
      names.map(async (name) => {
        const plain = await readFile(path.join(FOLDER, name));
        return [name, { plain, packed: await pack(plain, { level: 9 }) }] as const;
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
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .type('image/svg+xml')
      .headers({
        ...(takesGzip && { 'content-encoding': 'gzip' }),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=86400',
        // A drawing opened on its own runs nothing and asks nobody.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .send(takesGzip ? picture.packed : picture.plain);
  });
};
