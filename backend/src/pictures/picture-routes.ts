import type { FastifyPluginAsync } from 'fastify';
import { sendErrors } from '../send-errors.ts';
import { PicturesBusy } from './picture-errors.ts';
import { pictureFormat } from './picture-format.ts';
import { pictureKind } from './picture-kind.ts';
import { readPicturePath } from './picture-path.ts';
import type { Pictures } from './pictures.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** Long enough to spare a failing server, short enough for a picture that works again. */
const FOR_A_MINUTE = 'public, max-age=60';
const BUSY_SECONDS = 5;

interface PictureRoutesOptions {
  pictures: Pictures;
  /** A picture's URL is signed with one of them. */
  keys: readonly string[];
}

/**
 * `GET /pictures/<signature>/<address in base64url>/<width>`: an outside picture from this site's origin, so that its host
 * never sees the reader, resized: AVIF or WebP if `Accept` names them, else JPEG or PNG. Without a width: JPEG or PNG for
 * cards on other sites. `200` with the bytes, `304`, or `{ "error": { "code", "message" } }` with 400 malformed address or
 * width, 403 wrong signature or refused address, 502 the picture failed, 503 busy, 504 too slow.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (app, { pictures, keys }) => {
  app.addHook('onClose', () => pictures.close());

  // Opened as a document, the bytes may not run scripts or fetch, whatever they are.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  sendErrors(app, 'pictures_failed', 'The picture service failed; its log says why.', (error, reply) => {
    if (error instanceof PicturesBusy)
      reply.headers({ 'cache-control': `public, max-age=${BUSY_SECONDS}`, 'retry-after': BUSY_SECONDS });
    else reply.header('cache-control', FOR_A_MINUTE);
  });

  // A wildcard, because Fastify limits the length of named parameters.
  app.get<{ Params: { '*': string } }>('/pictures/*', async (request, reply) => {
    const picture = readPicturePath(request.params['*'], keys);
    const { bytes, digest } = await pictures.get(picture, pictureFormat(request.headers.accept));
    const etag = `"${digest.slice(0, 22)}"`;
    reply.headers({ 'cache-control': FOR_A_YEAR, etag });
    if (picture.width !== null) reply.header('vary', 'accept');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type(pictureKind(bytes) ?? 'application/octet-stream').send(bytes);
  });
};
