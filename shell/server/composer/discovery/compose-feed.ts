import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { assertFitsPage } from '@meadowlark/shared/contract/page-size.ts';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { pageUnit } from '../../../src/composition/unit.ts';
import type { Composed } from '../../protocol/messages.ts';
import type { RouteMatch } from '../../../src/composition/find-route.ts';
import { rssXml } from './rss-xml.ts';
import { loadContext } from '../view/load-context.ts';
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
  const { status, text, freshSeconds } = await feedOf(context, match).catch((error: unknown) => {
    context.log('error', { err: error, path: context.url.pathname }, 'feed is unavailable');
    return FAILED;
  });
  const failed = status >= 500;
  return {
    body: new TextEncoder().encode(text),
    facts: {
      status,
      pattern: match?.route.path ?? null,
      query: [],
      freshSeconds,
      units: [],
      releases: context.usedReleases,
      incomplete: failed,
      degraded: failed || context.lacksRoutes || context.replacesReleases,
    },
    serverTiming: null,
    failedForQa: false,
  };
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
  context.begin('load', ref);
  const loading = Promise.resolve(unit.load(loads));
  const { status, data, freshSeconds } = await withDeadline(
    loading,
    LOAD_DEADLINE_MS,
    'The load took too long.',
  );
  if (status >= 500) return FAILED;
  context.isFreshFor(freshSeconds);
  context.begin('load', ref);
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
