import { mkdtempSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { startServer, type TestServer } from '../../testing/start-server.ts';
import { convertPicture } from '../convert/convert-picture.ts';
import type { Converter } from '../convert/converter.ts';
import { PictureUnreadable } from '../picture-errors.ts';
import { pictureRoutes } from '../picture-routes.ts';
import type { PictureDependencies } from '../picture-dependencies.ts';
import { createPictures } from '../pictures.ts';
import { photo } from './sample-pictures.ts';
import { KEY, NEWER_KEY, signedPath } from './signed-path.ts';

/** Converts in this process; `converter.test.ts` tests the processes. */
export const IN_PROCESS: Converter = {
  convert: (order) =>
    convertPicture(order).catch((error: Error) => {
      throw new PictureUnreadable(error.message);
    }),
  close() {},
};

const DEPENDENCIES: PictureDependencies = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  deadlineMs: 2000,
  startConverter: () => IN_PROCESS,
  limits: { concurrency: 8, perHost: 3, maxQueued: 64, maxWaitMs: 10_000 },
};

const PICTURE = photo(900, 600).png().toBuffer();

/** A picture service on loopback. */
interface PictureService {
  /** Signs and GETs a picture's URL. Relative URLs belong to the host; all host names resolve to it. */
  get: (address: string, width?: string, headers?: Record<string, string>) => Promise<Response>;
  /** GETs any path of the service. */
  path: (at: string) => Promise<Response>;
  /** URLs of failed pictures, and disk errors. */
  failures: string[];
  /** Results passed to `onRelay`. */
  results: string[];
  close: () => Promise<void>;
}

/** A host of pictures, and services that list it as a private host and share a disk cache. */
export interface PictureSite {
  host: TestServer;
  /** Responds to requests; by default with the picture. */
  respond: RequestListener;
  picture: Buffer;
  service: (dependencies?: Partial<PictureDependencies>) => Promise<PictureService>;
  close: () => Promise<void>;
}

export async function openPictureSite(): Promise<PictureSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const open: FastifyInstance[] = [];
  const picture = await PICTURE;
  const host = await startServer((request, response) => site.respond(request, response));

  const service = async (dependencies: Partial<PictureDependencies> = {}): Promise<PictureService> => {
    const app = Fastify();
    open.push(app);
    const failures: string[] = [];
    const results: string[] = [];
    const pictures = await createPictures(
      {
        folder,
        maxBytes: 64 * 1024 * 1024,
        privateHosts: new Set([host.host, `other.test:${new URL(host.origin).port}`]),
      },
      {
        onFailure: (address) => failures.push(address),
        onDiskError: (error) => failures.push(String(error)),
        onRelay: ({ result }) => results.push(result),
      },
      { ...DEPENDENCIES, ...dependencies },
    );
    await app.register(pictureRoutes, { pictures, keys: [NEWER_KEY, KEY] });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      get: (address, width = '', headers = {}) =>
        fetch(origin + signedPath(new URL(address, host.origin).href) + width, { headers }),
      path: (at) => fetch(origin + at),
      failures,
      results,
      close: () => app.close(),
    };
  };

  const site: PictureSite = {
    host,
    respond: (_request, response) => response.setHeader('content-type', 'image/png').end(picture),
    picture,
    service,
    close: async () => {
      await Promise.all(open.map((app) => app.close()));
      await host.close();
    },
  };
  return site;
}
