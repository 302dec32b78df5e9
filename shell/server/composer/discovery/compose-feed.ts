import { assertFitsPage } from '@meadowlark/shared/contract/page-size.ts';
import { pageUnit } from '../../../src/composition/unit.ts';
import type { Composed } from '../../protocol/messages.ts';
import type { RouteMatch } from '../../../src/composition/find-route.ts';
import { rssXml } from './rss-xml.ts';
import { textDocument } from './text-document.ts';
import { loadContext } from '../view/load-context.ts';
import { loadInTime } from '../view/run-load.ts';
import { ViewContext, type ViewJob } from '../view/view-context.ts';

interface FeedResult {
  status: number;
  text: string;
  freshSeconds: number;
}

const NONE: FeedResult = { status: 404, text: 'This page has no feed.\n', freshSeconds: 10 };
const FAILED: FeedResult = {
  status: 503,
  text: 'The feed is unavailable right now. Try again in a minute.\n',
  freshSeconds: 1,
};

/**
 * Runs the load of the requested page and has its remote make a feed from the data: 404 if there is no such page, or it has
 * no feed; 503 if the feed cannot be made now.
 */
export async function composeFeed(job: ViewJob): Promise<Composed> {
  const context = await ViewContext.open(job, job.request.without);
  const match = context.match();
  const { text, ...feed } = await feedOf(context, match).catch((error: unknown) => {
    context.log('error', { err: error, path: context.url.pathname }, 'feed is unavailable');
    return FAILED;
  });
  const pattern = match?.route.path ?? null;
  return textDocument(context, text, { ...feed, pattern, incomplete: feed.status >= 500 });
}

async function feedOf(context: ViewContext, match: RouteMatch | null): Promise<FeedResult> {
  const { url, world } = context;
  if (match?.route.kind !== 'remote') return NONE;
  const { remote, page, policy } = match.route;
  const { module } = await context.remote(remote);
  const unit = module.pages[page];
  if (!unit?.syndicate) return NONE;
  const ref = pageUnit(match.route);
  const loads = loadContext(context, remote, match.params, ref);
  const { status, data, freshSeconds } = await loadInTime(context, ref, unit.load, loads);
  if (status >= 500) return FAILED;
  context.isFreshFor(freshSeconds);
  const feed = status === 200 ? unit.syndicate(data, loads) : null;
  if (!feed) return NONE;
  const text = rssXml(feed, url.pathname, world.settings.origin);
  assertFitsPage(text, 'The feed');
  return {
    status: 200,
    text,
    freshSeconds: Math.min(policy.freshSeconds, context.freshSeconds),
  };
}
