import type { FastifyReply, FastifyRequest } from 'fastify';
import { MessageChannel } from 'node:worker_threads';
import { refuse } from '../http/refuse.ts';
import type { StaffRequest } from '../protocol/messages.ts';
import { bypassStatus, hitStatus, MISS_STATUS } from './cache/cache-status.ts';
import { encodingFor } from './cache/encoded-bodies.ts';
import { cacheControl, lifetimeOf, sharingHeaders } from './cache-control.ts';
import { briefly, withBanners } from './variants/page-variants.ts';
import { wantsLite, withoutPictures } from './variants/lite.ts';
import { followLate, readerGone } from './follow-late.ts';
import { asOfNow, type EditionSelection } from './select-edition.ts';
import type { Pages } from './pages.ts';
import type { ServingOptions } from './serving.ts';
import { contentTypeOf, editionRefOf, viewHeaders, type ViewDocument } from './view-documents.ts';
import { viewTask, type WantedView } from './view-request.ts';

export interface FrontOptions extends ServingOptions {
  /** The finished pages. Without it each page is rendered per request. */
  pages?: Pages | undefined;
}

/** About 2 to 10 seconds of rendering. Requests for uncached URLs may be an attack. */
const MAX_WAITING_PAGES = 1000;

interface PageRequest extends Pick<WantedView, 'kind' | 'address'> {
  selection: EditionSelection;
  staff: StaffRequest | null;
  /** Whether it may count for or against its releases. */
  counted: boolean;
}

/**
 * Sends a view from the cache of finished pages; a page that is not cached is rendered once for all who wait for it. Staff
 * get a view of their own, and so does everybody if there is no cache.
 */
export async function sendView(
  options: FrontOptions,
  view: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = reply;
  const { pages, record, composers } = options;
  const { kind, selection, address, staff } = view;
  if (!pages || staff) return sendOwnView(options, view, reply);
  const { choice } = selection;
  const cached = pages.ready(kind, editionRefOf(choice), address);
  const result = cached ? (cached.stage() === 'fresh' ? 'hit' : 'stale') : 'miss';
  record({ event: 'page-cache-lookup', level: 'memory', result, count: 1 });
  // A page that may never be seen does not delay one that is wanted. The browser requests it again when the reader does.
  if (!cached && isSpeculative(request) && composers.isBusy()) {
    request.isRefusedSpeculation = true;
    return refuse(reply, 503, 'This page is not ready, and others are being rendered.');
  }
  if (!cached && isOverloaded(composers)) return refuseForNow(reply);
  const make = () => pages.make({ kind, choice, address }, { id: request.id, log: request.log });
  const document = cached ?? (await followLate(options, selection, await make(), reply));
  if (!document) return reply;
  const { facts } = document.parts.about;
  request.served = { edition: choice.edition.id, page: facts.pattern };
  record({ event: 'view-served', units: facts.units, count: 1 });
  if (kind === 'page' && facts.status === 200) pages.countRead(address);
  if (kind === 'page' && wantsLite(request.headers)) {
    const alone = { ...selection, cache: 'nobody' as const };
    return sendDocument(pages.lite(document), alone, bypassStatus('lite'), reply);
  }
  const status = cached ? hitStatus(cached.parts.lifetime) : MISS_STATUS;
  return sendDocument(document, asOfNow(kind, selection, options.editions), status, reply);
}

/** Whether so many pages are waiting that the reader of a new one would not wait for it. */
export function isOverloaded(composers: FrontOptions['composers']): boolean {
  return composers.isBusy(MAX_WAITING_PAGES);
}

export function refuseForNow(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', '10'), 503, 'Too many pages are being rendered.');
}

/** Whether the browser only prepares for a click (`prefetch`, `prefetch;prerender`). */
function isSpeculative({ headers }: FastifyRequest): boolean {
  return /^prefetch\b/.test(String(headers['sec-purpose'] ?? ''));
}

/** Sends a finished document. The edition selection decides how caches may share it; `status` is its `Cache-Status`. */
async function sendDocument(
  document: ViewDocument,
  { cache, cookie }: Pick<EditionSelection, 'cache' | 'cookie'>,
  status: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = reply;
  const body = await document.bodies.in(encodingFor(request.headers['accept-encoding']));
  if (cache === 'nobody') {
    reply.raw.writeHead(document.parts.status, document.privateHeaders(body, cookie, status));
    reply.raw.end(body.bytes);
  } else {
    document.send(body, document.headersNow(body, cache, status), request.raw, reply.raw);
  }
  // Not earlier: if a head cannot be written, the framework then sends an error.
  return reply.hijack();
}

/**
 * Renders a view for this reader alone, and sends it as it is. Not as a `ViewDocument`, which is hashed and compressed to be
 * shared: this one is aborted when its reader leaves, tells staff what failed and how long each load took, and its memory is
 * freed as soon as it is sent.
 */
async function sendOwnView(
  options: ServingOptions,
  { kind, selection, address, staff, counted }: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = reply;
  const { choice } = selection;
  // Staff without a QA link are developers, whose failures are reported.
  const isCounted = counted && !staff?.qa;
  const task = viewTask(options, { kind, choice, address }, { id: request.id, counted: isCounted, staff });
  const gone = readerGone(reply);
  const { stream, ...job } = options.composers.run(task, gone);
  const late = job.late.then((page) => page && { page, stream });
  const view = await followLate(options, selection, { late, page: job.result }, reply);
  if (!view) return reply;
  // A load may respond to its abort with a page.
  gone.throwIfAborted();
  const { facts, body, serverTiming, failedForQa } = view;
  request.served = { edition: choice.edition.id, page: facts.pattern };
  // The page has the banner with the reason.
  if (kind === 'data' && failedForQa) return loadThePage(reply, 409);
  options.record({ event: 'view-served', units: facts.units, count: 1 });
  const banners = kind === 'page' ? options.banners.now() : null;
  const isLite = kind === 'page' && wantsLite(request.headers);
  const lifetime = briefly(cacheControl(facts.status, lifetimeOf(facts)), banners);
  const html = withBanners(body, banners);
  const sent = isLite ? Buffer.from(withoutPictures(html.toString('utf8'))) : html;
  // Not before: the socket may still read it.
  reply.raw.once('finish', () => free(body));
  return reply
    .status(facts.status)
    .type(contentTypeOf(kind, facts.status))
    .headers({
      ...(await viewHeaders(kind, choice.edition.id, facts, options)),
      ...sharingHeaders(
        isLite ? { ...selection, cache: 'nobody' } : asOfNow(kind, selection, options.editions),
        lifetime,
      ),
      'cache-status': bypassStatus(staff ? 'staff' : isLite ? 'lite' : 'off'),
      ...(serverTiming !== null && { 'server-timing': serverTiming }),
    })
    .send(sent);
}

/** A closed port. What is transferred to it is freed. */
const { port1: nowhere } = new MessageChannel();
nowhere.close();

/**
 * Frees the memory of a page that has been sent. V8 counts memory that came from another thread, and collected the front's
 * whole heap every 200 pages: a tenth of the CPU time of an uncached page.
 */
function free({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) nowhere.postMessage(null, [buffer]);
}

/** Responds without a view: the browser then loads the page as a document. */
export function loadThePage(reply: FastifyReply, status: 404 | 409 | 410): FastifyReply {
  const why = status === 409 ? 'Part of this page failed.' : 'That edition no longer exists.';
  return refuse(reply, status, `${why} Load the page itself.`);
}
