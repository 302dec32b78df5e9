import type { FastifyReply, FastifyRequest } from 'fastify';
import { liveChoice } from '../editions/live-choice.ts';
import { cacheControl } from '../pages/cache-control.ts';
import { startComposing, type ServingOptions } from '../pages/composing.ts';
import { readerGone } from '../pages/reader-gone.ts';
import { composeFeed } from './compose-feed.ts';
import { RSS_TYPE, rssXml } from './rss-xml.ts';

const FAILED_RETRY_SECONDS = 60;

/** Answers with the feed of a page: 404 when it has none, 503 when its data cannot be had now. */
export async function sendFeed(
  options: ServingOptions,
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin } = options.settings;
  // The feed is the page's own, without its query: every address of it is the same feed.
  const asked = { id: request.id, url: new URL(origin + page), signal: readerGone(reply) };
  const composing = await startComposing(options, liveChoice(options.editions), asked, request.log);
  const composed = await composeFeed(composing);
  if (composed.state === 'ready') {
    return reply
      .type(RSS_TYPE)
      .header('cache-control', cacheControl(200, composed.freshSeconds))
      .send(rssXml(composed.feed, asked.url.pathname, origin));
  }
  void reply.type('text/plain; charset=utf-8');
  if (composed.state === 'none') {
    return reply.status(404).header('cache-control', cacheControl(404, 10)).send('This page has no feed.\n');
  }
  return reply
    .status(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(FAILED_RETRY_SECONDS) })
    .send('The feed cannot be had at the moment. Ask again in a minute.\n');
}
