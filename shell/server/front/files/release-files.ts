import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import type { FastifyInstance } from 'fastify';
import mime from 'mime';
import { refuse } from '../../http/refuse.ts';
import { encodingFor, etagOf, namesTag, TOO_SMALL } from '../cache/encoded-bodies.ts';
import type { ReleaseFileCache } from './release-file-cache.ts';

/** Pictures and fonts are already compressed. */
const COMPRESSIBLE = /^text\/|\bjson$|\bxml$|\bjavascript$|^image\/svg/;

interface Address {
  name: string;
  version: string;
  '*': string;
}

/**
 * Serves the browser files of every release in the store, so that tabs opened before a promotion still find their
 * chunks. Releases are immutable, so browsers may cache files for a year; errors are never cached.
 */
export function releaseFiles(
  app: FastifyInstance,
  cache: Pick<ReleaseFileCache, 'release' | 'bodies'>,
): void {
  /** Hash, size and bodies of a file; undefined if no release lists it. */
  const find = async ({ name, version, '*': path }: Address) => {
    if (!REMOTE_NAME.test(name) || !VERSION.test(version)) return undefined;
    const release = await cache.release(name, version);
    const file = `web/${path}`;
    const listed = release?.files.find((one) => one.path === file);
    return release && listed && { ...listed, bodies: () => cache.bodies(release, file) };
  };

  app.get<{ Params: Address }>('/releases/:name/:version/web/*', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    try {
      const found = await find(request.params);
      if (!found) return await refuse(reply, 404, 'There is no such file.');
      const type = contentType(request.params['*']);
      const compressible = COMPRESSIBLE.test(type.replace(/;.*/s, '')) && found.bytes >= TOO_SMALL;
      const encoding = compressible ? encodingFor(request.headers['accept-encoding']) : 'identity';
      const tag = etagOf(found.integrity, encoding);
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: tag,
        ...(compressible && { vary: 'accept-encoding' }),
      });
      if (namesTag(request.headers['if-none-match'], tag)) return await reply.status(304).send();
      const body = await (await found.bodies()).in(encoding);
      if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
      return await reply.header('etag', body.etag).type(type).send(body.bytes);
    } catch (error) {
      request.log.error({ err: error, path: request.url }, 'file of a release cannot be served');
      reply.removeHeader('etag').removeHeader('vary');
      return refuse(reply, 502, 'This file is unavailable right now.');
    }
  });
}

/** Builds write text in UTF-8. */
function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|\bjson$|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}
