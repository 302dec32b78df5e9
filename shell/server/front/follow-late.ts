import type { FastifyReply } from 'fastify';
import { LATE_STATUS } from './cache/cache-status.ts';
import { sharingHeaders } from './cache-control.ts';
import { withBanners } from './variants/page-variants.ts';
import { wantsLite, withoutPictures } from './variants/lite.ts';
import { newNonce, pagePolicy } from '../http/page-policy.ts';
import { NotNeeded } from '../../lib/not-needed.ts';
import type { EditionSelection } from './select-edition.ts';
import type { ServingOptions } from './serving.ts';
import type { LateView } from './view-documents.ts';

/**
 * Streams a late page: the frame now, the rest as it arrives. Many readers may follow the same page. Caches may not keep
 * the stream: the next reader gets the whole page. Returns the page if it was finished before anything was sent; null if
 * it was streamed.
 */
export async function followLate<Whole>(
  options: ServingOptions,
  selection: EditionSelection,
  making: { late: Promise<LateView | null>; page: Promise<Whole> },
  reply: FastifyReply,
): Promise<Whole | null> {
  const late = await making.late;
  if (!late) return making.page;
  const { request } = reply;
  const { page, stream } = late;
  request.served = { edition: selection.choice.edition.id, page: page.pattern };
  const signal = readerGone(reply);
  const nonce = newNonce();
  const headers = {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/html; charset=utf-8',
    'x-edition': selection.choice.edition.id,
    ...sharingHeaders(selection, 'no-store'),
    'cache-status': LATE_STATUS,
    'content-security-policy': pagePolicy(await options.shellFacts(page.shell), options, nonce),
  };
  // The frame is in the first chunk.
  const isLite = wantsLite(request.headers);
  let banners = options.banners.now();
  const write = (html: string): void => {
    if (!reply.raw.headersSent) {
      reply.hijack();
      reply.raw.writeHead(200, headers);
    }
    const piece = isLite ? withoutPictures(html) : html;
    reply.raw.write(banners ? withBanners(Buffer.from(piece), banners) : piece);
    banners = null;
  };
  try {
    const units = await stream(nonce, write, signal);
    if (!units) return await making.page;
    options.record({ event: 'view-served', units, count: 1 });
  } catch (error) {
    if (!reply.raw.headersSent) throw error;
    if (!signal.aborted) request.log.error({ err: error }, 'streamed page broke off');
  }
  // Also where it broke off: in a browser that sees the connection break, deferred scripts never run. No cache keeps it.
  reply.raw.end();
  return null;
}

/** Aborted when the connection closes before the response is complete. Only the response knows, not the request. */
export function readerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const closed = () => {
    if (!reply.raw.writableFinished) gone.abort(new NotNeeded('The reader has left.'));
  };
  if (reply.raw.destroyed) closed();
  else reply.raw.on('close', closed);
  return gone.signal;
}
