import type { FastifyPluginAsync } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorBody } from '../../named-error.ts';
import { pictureFormat } from '../../pictures/picture-format.ts';
import { pictureKind } from '../../pictures/picture-kind.ts';
import type { Pictures } from '../../pictures/pictures.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');

/**
 * Serves the pictures of the sample from memory: 1.7 MB. `draw-pictures.ts` makes them. Clients that do not accept AVIF get
 * another format: older browsers, and most programs that make link previews.
 */
export const samplePictures: FastifyPluginAsync<{ pictures: Pick<Pictures, 'convert'> }> = async (
  app,
  { pictures: service },
) => {
  const pictures = new Map<string, Buffer>();
  // One at a time, to limit open file descriptors.
  for (const name of await readdir(FOLDER)) {
    // oxlint-disable-next-line no-await-in-loop
    pictures.set(name, await readFile(path.join(FOLDER, name)));
  }

  app.get<{ Params: { name: string } }>('/api/sample/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    // Older databases and cached pages have the URLs of the drawings, from before the pictures were AVIF.
    const moved = name.replace(/\.svg$/, '.avif');
    if (moved !== name && pictures.has(moved)) return reply.redirect(`/api/sample/pictures/${moved}`, 301);
    const picture = pictures.get(name);
    if (!picture) {
      return reply.status(404).send(errorBody('picture_unknown', 'The sample has no picture of that name.'));
    }
    const format = pictureFormat(request.headers.accept);
    // The picture service logs its failures. Send the original picture.
    const made = format === 'avif' ? null : await service.convert(name, picture, format).catch(() => null);
    const bytes = made?.bytes ?? picture;
    return reply
      .type(pictureKind(bytes) ?? 'application/octet-stream')
      .headers({
        'cache-control': made || format === 'avif' ? 'public, max-age=86400' : 'no-store',
        vary: 'accept',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
};
