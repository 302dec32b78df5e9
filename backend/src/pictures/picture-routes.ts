import type { FastifyPluginAsync } from 'fastify';
import { errorBody, NamedError } from '../named-error.ts';
import { PictureAddressMalformed, PictureSignatureWrong } from './picture-errors.ts';
import { isSignedWith } from './picture-signature.ts';
import type { Pictures } from './pictures.ts';

const MAX_ADDRESS_LENGTH = 2048;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** Long enough to spare a failing server, short enough that a mended picture comes back. */
const FOR_A_MINUTE = 'public, max-age=60';

export interface PictureRoutesOptions {
  pictures: Pictures;
  /** The key with which the site signs its pictures. */
  key: string;
}

/**
 * `GET /pictures/<signature>/<address in base64url>`: an outside picture from this site's own address, so that its
 * host never sees the reader. `200` with the bytes, or `{ "error": { "code", "message" } }` with 400 no address, 403
 * wrong signature or refused address, 502 the picture failed, 504 it was too slow.
 */
export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (app, { pictures, key }) => {
  app.addHook('onClose', () => pictures.close());

  // Whatever the bytes are, opened on their own they run nothing and ask nobody.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof NamedError) {
      return reply
        .code(error.status)
        .header('cache-control', FOR_A_MINUTE)
        .send(errorBody(error.code, error.message));
    }
    request.log.error(error);
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .send(errorBody('pictures_failed', 'The picture service failed; its log says why.'));
  });

  // A wildcard, because the router limits the length of named parameters.
  app.get<{ Params: { '*': string } }>('/pictures/*', async (request, reply) => {
    const { bytes, type } = await pictures.get(signedAddress(request.params['*'], key));
    return reply.type(type).header('cache-control', FOR_A_YEAR).send(bytes);
  });
};

/** The address in a path, when the site itself wrote it. The signature is checked before anything is decoded. */
function signedAddress(path: string, key: string): string {
  const [signature, segment, ...more] = path.split('/');
  if (!signature || !segment || more.length > 0) throw new PictureAddressMalformed();
  if (!isSignedWith(key, segment, signature)) throw new PictureSignatureWrong();
  const address = Buffer.from(segment, 'base64url').toString('utf8');
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) throw new PictureAddressMalformed();
  return address;
}
