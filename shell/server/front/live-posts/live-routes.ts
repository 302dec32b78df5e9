import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asBuffer } from '../../../lib/as-buffer.ts';
import { ownReleases } from '../../editions/choose-version.ts';
import { refuse } from '../../http/refuse.ts';
import { wantsLite, withoutPictures } from '../variants/lite.ts';
import type { FrontOptions } from '../send-view.ts';
import { viewTask } from '../view-request.ts';
import type { RenderPage } from './followed-post.ts';
import { LivePosts, type Refusal } from './live-posts.ts';

const STREAM = '/_stream';
const ENTRIES = '/_entries';
/** Longer than the path of any post, whose name has 200 characters. */
const MAX_PATH_CHARS = 2000;
/** Longer than `?after=` with the id of an entry. */
const MAX_QUERY_CHARS = 200;
const AGAIN_SECONDS = '30';
/** Shared caches serve most polls. */
const FOR_TWO_SECONDS = 'public, max-age=0, s-maxage=2';

/**
 * New entries of live posts, for pages that are already open:
 *
 * - `/_stream/<path>`: an event stream. Each event has entries as HTML and the id of the newest. It begins with those after
 *   `Last-Event-ID` or `?after=`. The event `over` is the last one.
 * - `/_entries/<path>?after=`: the same HTML at once; 204 if there are none.
 *
 * 404: no live post, or none any more. 503 with `Retry-After`: too many readers, or the page cannot be rendered now.
 *
 * @param most streams at the same time
 */
export function liveRoutes(app: FastifyInstance, options: FrontOptions, most: number): void {
  const posts = new LivePosts({
    renderPage: pageRenderer(options),
    isCached: (path) => {
      const { id } = options.editions.live().edition;
      return options.pages?.ready('page', id, path)?.parts.status === 200;
    },
    most,
    full: () => app.log.warn({ most }, 'readers of live posts refused: too many streams; their pages poll'),
  });
  app.addHook('preClose', async () => posts.close());

  app.get(`${STREAM}/*`, { exposeHeadRoute: false }, async (request, reply) => {
    const { path, after } = wanted(request, STREAM);
    const post = await posts.find(path);
    if (typeof post === 'string') return refuseReader(reply, post);
    if (!posts.hasRoom(request.ip)) return refuseReader(reply, 'full');
    const { raw } = reply;
    reply.hijack();
    // The reader left during the lookup.
    if (raw.destroyed) return reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Otherwise nginx holds back events until its buffer is full.
      'x-accel-buffering': 'no',
    });
    posts.open(post, raw, { address: request.ip, after, isLite: wantsLite(request.headers) });
    return reply;
  });

  app.get(`${ENTRIES}/*`, async (request, reply) => {
    const { path, after } = wanted(request, ENTRIES);
    const post = await posts.find(path);
    if (typeof post === 'string') return refuseReader(reply, post);
    const html = post
      .since(after)
      .map((entry) => entry.html)
      .join('');
    const isLite = wantsLite(request.headers);
    void reply.header('cache-control', isLite ? 'private, no-store' : FOR_TWO_SECONDS);
    if (html === '') return reply.status(204).send();
    return reply.type('text/html; charset=utf-8').send(isLite ? withoutPictures(html) : html);
  });
}

/** The address of a page, and the entry after which the reader wants others. */
function wanted({ url, headers }: FastifyRequest, prefix: string): { path: string; after: string | null } {
  const [path = '', query = ''] = url.slice(prefix.length).split('?', 2);
  const last = headers['last-event-id'];
  const after =
    typeof last === 'string' ? last : new URLSearchParams(query.slice(0, MAX_QUERY_CHARS)).get('after');
  return { path: path.slice(0, MAX_PATH_CHARS), after };
}

function refuseReader(reply: FastifyReply, why: Refusal): FastifyReply {
  if (why === 'none') return refuse(reply, 404, 'There is no live post here.');
  return refuse(reply.header('retry-after', AGAIN_SECONDS), 503, 'No room right now. Try again later.');
}

/** Pages of the live edition, rendered for no reader: they do not count for or against a release, and are not cached. */
function pageRenderer(options: FrontOptions): RenderPage {
  return async (path, signal) => {
    const { edition } = options.editions.live();
    // While somebody follows a post, its cached page is refreshed as soon as it is stale, for readers without scripts.
    options.pages?.ready('page', edition.id, path);
    const about = { id: 'live post', counted: false, staff: null };
    const view = { kind: 'page', choice: ownReleases(edition), address: path } as const;
    const task = viewTask(options, view, about);
    const { facts, body } = await options.composers.run(task, signal).result;
    if (facts.status >= 500) throw new Error(`The page of a live post has the status ${facts.status}.`);
    return facts.status === 200 ? asBuffer(body).toString('utf8') : '';
  };
}
