import type { SyndicatedFeed } from '@meadowlark/shared/contract/syndicate.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { Composing } from '../pages/composing.ts';

/** A program that reads feeds asks again later; there is no reader to be kept waiting. */
const FEED_LIMIT_MS = 10_000;

/** `none`: there is no page at this path, or it has no feed. `failed`: there is one, and it cannot be had now. */
export type ComposedFeed =
  | { state: 'ready'; feed: SyndicatedFeed; freshSeconds: number }
  | { state: 'none' }
  | { state: 'failed' };

/** Runs the load of the page asked for and lets its remote make a feed of the data. Never rejects. */
export async function composeFeed(composing: Composing): Promise<ComposedFeed> {
  const { shell, request, log } = composing;
  const { pathname } = request.url;
  const match = shell.module.matchRoute(pathname);
  if (match?.route.kind !== 'remote') return { state: 'none' };
  const { remote, page, policy } = match.route;
  try {
    const { module } = await composing.remote(remote);
    const unit = module.pages[page];
    if (!unit?.syndicate) return { state: 'none' };
    const context = composing.loadContext(remote, match.params);
    const loading = Promise.resolve(unit.load(context));
    const { status, data } = await withDeadline(loading, FEED_LIMIT_MS, 'The load took too long.');
    if (status >= 500) return { state: 'failed' };
    const feed = status === 200 ? unit.syndicate(data, context) : null;
    return feed ? { state: 'ready', feed, freshSeconds: policy.freshSeconds } : { state: 'none' };
  } catch (error) {
    log.error({ err: error, remote, page }, 'feed is away');
    return { state: 'failed' };
  }
}
