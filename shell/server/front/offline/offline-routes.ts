import { EDITION_ID } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGES_PATH, COPY_PATH, WORKER_PATH } from '../../../src/features/offline/offline-copy.ts';
import { chooseVersion, ownReleases } from '../../editions/choose-version.ts';
import { refuse } from '../../http/refuse.ts';
import { EncodedBodies, encodingFor, namesTag } from '../cache/encoded-bodies.ts';
import type { ReleaseFileCache } from '../files/release-file-cache.ts';
import { isOverloaded, refuseForNow, type FrontOptions } from '../send-view.ts';
import { makePage, makeOfflineCopy, NoOfflineCopy, type CopySources } from './make-offline-copy.ts';

/** The worker's script, an extra of the shell's release. */
const WORKER_EXTRA = 'offline-worker';
/** The worker may send requests to this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/**
 * The kill switch. Browsers request the worker's script at every page load: this script replaces any other, deletes
 * its caches and unregisters itself. It handles no requests, so pages come from the network from the first moment.
 */
const ENDED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  ),
);
`;
/** A copy is made again after this time, when somebody requests it. */
const FRESH_MS = 5 * 60_000;

export interface OfflineOptions {
  /** Off: workers of readers unregister themselves. */
  isOn: boolean;
  files: Pick<ReleaseFileCache, 'release' | 'bodies'>;
}

interface MadeCopy {
  edition: string;
  madeAt: number;
  body: Promise<EncodedBodies>;
}

/**
 * The routes for readers with an offline copy: the worker, which belongs to the shell's release of the live edition, and the
 * copy. It is the same for everybody, cookies or not: it contains no QA link and no canary.
 */
export function offlineRoutes(app: FastifyInstance, front: FrontOptions, offline: OfflineOptions): void {
  const { editions } = front;
  const { isOn, files } = offline;
  const sources: CopySources = {
    ...front,
    log: app.log,
    release: (name, version) => files.release(name, version),
  };
  let latest: MadeCopy | null = null;

  app.get(WORKER_PATH, async (_request, reply) => {
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY);
    const body = await workerOf();
    if (!body) return reply.send(ENDED_WORKER);
    return sendEncoded(body, reply);
  });

  if (!isOn) {
    app.get(`${PAGES_PATH}*`, (_request, reply) =>
      refuse(reply, 404, 'The paper cannot be saved for offline reading right now.'),
    );
    return;
  }

  app.get(COPY_PATH, async (_request, reply) => {
    const choice = ownReleases(editions.live().edition);
    const now = performance.now();
    if (!latest || latest.edition !== choice.edition.id || now - latest.madeAt > FRESH_MS) {
      const body = makeOfflineCopy(sources, choice).then(
        (copy) => new EncodedBodies(Buffer.from(JSON.stringify(copy))),
      );
      const made = { edition: choice.edition.id, madeAt: now, body };
      latest = made;
      body.catch(() => {
        if (latest === made) latest = null;
      });
    }
    try {
      const body = await latest.body;
      reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=0, s-maxage=60');
      return await sendEncoded(body, reply);
    } catch (error) {
      if (!(error instanceof NoOfflineCopy)) throw error;
      return refuse(reply, 503, error.message);
    }
  });

  app.get<{ Params: { edition: string } }>(`${PAGES_PATH}:edition/*`, async (request, reply) => {
    const { edition: id } = request.params;
    if (isOverloaded(front.composers)) return refuseForNow(reply);
    const path = pathOfPage(request.url, front.settings.origin);
    const edition = EDITION_ID.test(id) ? await editions.find(id) : null;
    const made = path && edition && (await makePage(sources, ownReleases(edition), path));
    return made
      ? reply.header('cache-control', 'no-store').send(made.page)
      : refuse(reply, 404, 'There is no such page in this edition.');
  });

  /** Null if there is none, or none is allowed: then the script that ends workers is sent. */
  async function workerOf(): Promise<EncodedBodies | null> {
    if (!isOn) return null;
    const choice = ownReleases(editions.live().edition);
    const release = await files.release('shell', await chooseVersion(choice, 'shell', front));
    const file = release?.extras[WORKER_EXTRA]?.[0];
    return release && file !== undefined ? files.bodies(release, file) : null;
  }
}

/** Sends a body in an encoding that readers accept, or a 304 if they have it. */
async function sendEncoded(body: EncodedBodies, reply: FastifyReply): Promise<FastifyReply> {
  const { headers } = reply.request;
  const { encoding, bytes, etag } = await body.in(encodingFor(headers['accept-encoding']));
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (namesTag(headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/**
 * The path of a page after `/_offline/<edition>`, as the browser has it, with its escapes. Null if the canonical path of
 * the page is a different one: pages are saved by their paths, and would be found there.
 */
function pathOfPage(url: string, origin: string): string | null {
  const [, path = '/'] = /^[^/?]*(\/[^?]*)/.exec(url.slice(PAGES_PATH.length)) ?? [];
  const isPage = new URL(origin + path).pathname === path && (path === '/' || !path.endsWith('/'));
  return isPage ? path : null;
}
