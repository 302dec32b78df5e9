import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { pageUnit } from '../../../src/composition/unit.ts';
import type { FeedResult } from '../../protocol/messages.ts';
import { rssXml } from './rss-xml.ts';
import { loadContext } from '../view/load-context.ts';
import { ViewContext, type ViewJob } from '../view/view-context.ts';

/** Runs the load of the requested page and has its remote make a feed from the data. */
export async function composeFeed(job: ViewJob): Promise<FeedResult> {
  const context = await ViewContext.open(job, job.request.without);
  const { url } = context;
  const match = context.match();
  if (match?.route.kind !== 'remote') return { state: 'none' };
  const { remote, page, policy } = match.route;
  try {
    const { module } = await context.remote(remote);
    const unit = module.pages[page];
    if (!unit?.syndicate) return { state: 'none' };
    const ref = pageUnit(match.route);
    const loads = loadContext(context, remote, match.params, ref);
    context.begin('load', ref);
    const loading = Promise.resolve(unit.load(loads));
    const { status, data } = await withDeadline(loading, LOAD_DEADLINE_MS, 'The load took too long.');
    if (status >= 500) return { state: 'failed' };
    context.begin('load', ref);
    const feed = status === 200 ? unit.syndicate(data, loads) : null;
    if (!feed) return { state: 'none' };
    const xml = rssXml(feed, url.pathname, job.world.settings.origin);
    return { state: 'ready', xml, freshSeconds: policy.freshSeconds };
  } catch (error) {
    context.log('error', { err: error, remote, page }, 'feed is away');
    return { state: 'failed' };
  }
}
