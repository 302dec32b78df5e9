import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../http/refuse.ts';
import { EncodedBodies } from '../cache/encoded-bodies.ts';
import { sendEncoded } from '../cache/send-encoded.ts';
import { cacheControl, sharingHeaders } from '../cache-control.ts';
import { tagHeaders } from '../cache-tags.ts';
import { asOfNow, selectForAll } from '../select-edition.ts';
import { readerGone } from '../follow-late.ts';
import type { ServingOptions } from '../serving.ts';
import { viewTask } from '../view-request.ts';

const FEED_FILE = '/rss.xml';
const RSS_TYPE = 'application/rss+xml; charset=utf-8';
const FAILED_RETRY_SECONDS = 60;

/** The path of the page whose feed this is; null if it is not the path of a feed. */
export function pageOfFeed(pathname: string): string | null {
  if (!pathname.endsWith(FEED_FILE)) return null;
  return pathname.slice(0, -FEED_FILE.length) || '/';
}

/** Answers with the feed of a page: 404 if it has none, 503 if its data is unavailable. */
export async function sendFeed(
  options: ServingOptions,
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const selection = selectForAll(options.editions);
  const { choice } = selection;
  // Without the query: every address of a page has the same feed.
  const task = viewTask('feed', options, choice, page, { id: request.id, counted: true, staff: null });
  const feed = await options.composers.run(task, readerGone(reply)).result;
  if (feed.state === 'ready') {
    reply.type(RSS_TYPE).headers({
      ...sharingHeaders(asOfNow('data', selection, options.editions), cacheControl(200, feed.freshSeconds)),
      ...tagHeaders([choice.edition.id], options.cacheTagHeader),
    });
    return sendEncoded(new EncodedBodies(Buffer.from(feed.xml)), request, reply);
  }
  if (feed.state === 'none') {
    return reply
      .status(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl(404, 10))
      .send('This page has no feed.\n');
  }
  void reply.header('retry-after', String(FAILED_RETRY_SECONDS));
  return refuse(reply, 503, 'The feed cannot be had at the moment. Ask again in a minute.');
}
