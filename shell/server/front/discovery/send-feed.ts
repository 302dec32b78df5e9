import type { FastifyReply, FastifyRequest } from 'fastify';
import { selectForAll } from '../select-edition.ts';
import { sendView, type FrontOptions } from '../send-view.ts';

const FEED_FILE = '/rss.xml';

/** The path of the page whose feed this is; null if it is not the path of a feed. */
export function pageOfFeed(pathname: string): string | null {
  if (!pathname.endsWith(FEED_FILE)) return null;
  return pathname.slice(0, -FEED_FILE.length) || '/';
}

/** Answers with the feed of a page, whatever the query: every address of a page has the same feed. */
export function sendFeed(
  options: FrontOptions,
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const selection = selectForAll(options.editions);
  request.channel = selection.channel;
  return sendView(
    options,
    { kind: 'feed', selection, address: page, staff: null, counted: true },
    request,
    reply,
  );
}
