import type { FastifyPluginAsync } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'pictures');

/** The pictures of the sample, read once: some 220 KB of small drawings. */
export const samplePictures: FastifyPluginAsync = async (app) => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg'));
  const pictures = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(FOLDER, name))] as const)),
  );

  app.get<{ Params: { name: string } }>('/api/sample/pictures/:name', async (request, reply) => {
    const picture = pictures.get(request.params.name);
    if (!picture) {
      return reply
        .status(404)
        .send({ error: { code: 'picture_unknown', message: 'The sample has no picture of that name.' } });
    }
    return reply
      .type('image/svg+xml')
      .headers({
        'cache-control': 'public, max-age=86400',
        // A drawing opened on its own runs nothing and asks nobody.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .send(picture);
  });
};
