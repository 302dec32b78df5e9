import type { FastifyPluginAsync } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'pictures');

/** Serves the pictures of the sample from memory: 1.7 MB. `draw-pictures.ts` makes them. */
export const samplePictures: FastifyPluginAsync = async (app) => {
  const names = await readdir(FOLDER);
  const pictures = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(FOLDER, name))] as const)),
  );

  app.get<{ Params: { name: string } }>('/api/sample/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    // Databases and kept pages from before the pictures were AVIF name their drawings.
    const moved = name.replace(/\.svg$/, '.avif');
    if (moved !== name && pictures.has(moved)) return reply.redirect(`/api/sample/pictures/${moved}`, 301);
    const picture = pictures.get(name);
    if (!picture) {
      return reply
        .status(404)
        .send({ error: { code: 'picture_unknown', message: 'The sample has no picture of that name.' } });
    }
    return reply
      .type('image/avif')
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .send(picture);
  });
};
