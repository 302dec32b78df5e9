import { fetchView } from '../browser/fetch-view.ts';
import type { PageContext } from '../browser/page-context.ts';
import type { TabState } from '../browser/tab-state.ts';
import { shownUnits } from '../composition/unit.ts';
import { routeOfView, type View } from '../composition/view.ts';
import type { ViewResponse } from '../composition/page-state.ts';
import { ViewCache } from './view-cache.ts';

/** Visited pages that back and forward show without a request. */
const MAX_VISITED = 10;
/** Prefetched pages to keep: the click follows soon or never. */
const MAX_PREFETCHED = 5;
/** Concurrent prefetches; a new one aborts the oldest. */
const MAX_LOADING = 3;
/**
 * Back and forward show a page as the reader left it for this time, however fresh it is, like the browser's back/forward
 * cache: nothing moves, and a link loads the current version.
 */
const BACK_SECONDS = 30 * 60;

type Target = Pick<PageContext, 'url' | 'route'>;

interface Prefetch {
  response: Promise<ViewResponse>;
  controller: AbortController;
  /** Whether a navigation waits for it. */
  isNeeded: boolean;
}

/** The views of a tab: visited ones, prefetched ones, and all others from the server. */
export class TabViews {
  readonly #tab: TabState;
  readonly #visited = new ViewCache(MAX_VISITED);
  readonly #prefetched = new ViewCache(MAX_PREFETCHED);
  readonly #loading = new Map<string, Prefetch>();

  constructor(tab: TabState) {
    this.#tab = tab;
  }

  /** The view for a navigation. Rejects like `fetchView`. */
  async get(target: Target, type: NavigationType, signal: AbortSignal): Promise<ViewResponse> {
    const key = this.#key(target.url);
    // The reader has reloaded the page: fetch the current version.
    if (type === 'replace') return fetchView(this.#tab.edition, target.url, signal);
    const fresh = freshSeconds(target);
    const cached =
      // Without a network, a page of an hour ago is better than none.
      this.#visited.get(
        key,
        type === 'traverse' ? () => (navigator.onLine ? BACK_SECONDS : Infinity) : fresh,
      ) ?? this.#prefetched.get(key, fresh);
    if (cached) return cached;
    const prefetch = this.#loading.get(key);
    if (!prefetch) return fetchView(this.#tab.edition, target.url, signal);
    prefetch.isNeeded = true;
    signal.addEventListener('abort', () => (prefetch.isNeeded = false), { once: true });
    return prefetch.response;
  }

  /** Caches the view of a URL. */
  remember(url: URL, response: ViewResponse): void {
    this.#visited.set(keyOf(response.edition, url), response);
  }

  /** Whether a click on a link to this page would need a request. */
  isMissing(target: Target): boolean {
    const key = this.#key(target.url);
    const fresh = freshSeconds(target);
    return !this.#loading.has(key) && !this.#visited.get(key, fresh) && !this.#prefetched.get(key, fresh);
  }

  /** Fetches a view before a click. After a failure the click fetches it again. */
  prefetch({ url, route }: Target): void {
    const key = this.#key(url);
    const controller = new AbortController();
    const response = fetchView(this.#tab.edition, url, controller.signal);
    this.#loading.set(key, { response, controller, isNeeded: false });
    response
      .then((view) => this.#hasPrefetched(key, view, route))
      .catch(() => {})
      .finally(() => this.#loading.delete(key));
    if (this.#loading.size <= MAX_LOADING) return;
    const oldest = [...this.#loading.values()].find(({ isNeeded }) => !isNeeded);
    oldest?.controller.abort();
  }

  #hasPrefetched(key: string, response: ViewResponse, route: Target['route']): void {
    this.#prefetched.set(key, response);
    // Only now are its scripts known.
    if (!route) this.#tab.units.start(shownUnits(null, response.view), response.releases);
  }

  #key(url: URL): string {
    return keyOf(this.#tab.edition, url);
  }
}

function keyOf(edition: string, { pathname, search }: URL): string {
  return `${edition}${pathname}${search}`;
}

function freshSeconds({ route }: Target): (view: View) => number {
  return (view) =>
    (view.kind === 'page' && view.freshSeconds) || (routeOfView(view, route)?.policy.freshSeconds ?? 0);
}
