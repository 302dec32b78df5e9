import type { PageLocation } from '../composition/page-location.ts';
import { applyHead, removeHead } from '../browser/apply-head.ts';
import { NoViewError } from '../browser/fetch-view.ts';
import type { TabState } from '../browser/tab-state.ts';
import { findGrant, findRoute } from '../composition/find-route.ts';
import type { MountedView } from '../composition/mounted-view.ts';
import { allUnits } from '../composition/unit.ts';
import { routeOfView } from '../composition/view.ts';
import { documentTitle } from '../document/head-tags.ts';
import type { Route } from '../routes.ts';
import { restoreScroll } from '../sleeping/entry-scroll.ts';
import { loadDocument } from './load-document.ts';
import { loadPage } from './load-page.ts';
import { pendingPage, type PendingPage } from './pending-page.tsx';
import type { ShownPage } from './shown-page.ts';
import { TabViews } from '../views/tab-views.ts';

/** A page that takes longer shows its pending text. Until then the previous page stays. */
const PENDING_AFTER_MS = 1000;

/** The page of the document. */
export interface FirstPage {
  route: Route | null;
  mounted: MountedView;
}

/** Facts about a navigation of the browser. */
type PageEvent = Pick<NavigateEvent, 'navigationType' | 'scroll' | 'signal'> & {
  destination: Pick<NavigationDestination, 'key' | 'url'>;
};

/** A page that is loading. */
interface Visit {
  /** Resolves when the page, or its pending text, can be shown: then the URL may change. */
  ready: Promise<unknown>;
  /** Shows the page. Call it when the URL has changed. Resolves when the page is rendered. */
  show: () => Promise<void>;
}

/**
 * Loads and shows the pages of a tab. A new navigation aborts the one in progress. Addresses and history are the
 * browser's.
 */
export class Navigation {
  readonly #tab: TabState;
  readonly #views: TabViews;
  readonly #listeners = new Set<() => void>();
  /** The page of the document. */
  readonly first: ShownPage;
  /** Its history entry, until another page takes its place there. */
  #firstEntry = currentEntry()?.key;
  #shown: ShownPage;
  /** Aborts pending work for the current page. */
  #leave: AbortController;
  #loading: AbortController | null = null;

  /** `leave` aborts pending work for the first page. */
  constructor(tab: TabState, { route, mounted }: FirstPage, leave: AbortController) {
    this.#tab = tab;
    this.#views = new TabViews(tab);
    this.#leave = leave;
    const arriving = this.#arriving(new URL(location.href), mounted);
    const { section } = mounted.view.head;
    this.first = { location: locationNow(), route, arriving, section, waitedMs: 0, onRendered: null };
    this.#shown = this.first;
  }

  get shown(): ShownPage {
    return this.#shown;
  }

  /** Whether a page is loading. */
  get isLoading(): boolean {
    return this.#loading !== null;
  }

  /** Calls back after each change of `shown` or `isLoading`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Fetches view and scripts for a likely click, unless they are cached. */
  prefetch(url: URL): void {
    const route = findRoute(url.pathname)?.route ?? null;
    if ((!route && !findGrant(url.pathname)) || !this.#views.isMissing({ url, route })) return;
    if (route) this.#tab.units.start(allUnits(route), this.#tab.releases);
    this.#views.prefetch({ url, route });
  }

  /** Starts to load a page of this site. */
  start(event: PageEvent): Visit {
    const url = new URL(event.destination.url);
    const route = findRoute(url.pathname)?.route ?? null;
    const loading = new AbortController();
    const { signal } = loading;
    this.#loading?.abort();
    this.#setLoading(loading);
    if (event.navigationType === 'replace' && currentEntry()?.key === this.#firstEntry)
      this.#firstEntry = undefined;
    const startedAt = performance.now();
    let isEntered = false;
    event.signal.addEventListener('abort', () => {
      // Once the URL has changed, its page must follow: only another navigation ends this one.
      if (isEntered) return;
      loading.abort();
      if (this.#loading === loading) this.#setLoading(null);
    });
    const loaded = this.#load(event, url, route, signal);
    const ready = Promise.race([loaded.then(() => null), this.#pendingLater(url, loaded)]);

    const show = async (): Promise<void> => {
      isEntered = true;
      const pending = await ready;
      if (pending && !signal.aborted) {
        document.title = documentTitle(pending);
        const onRendered = (): void => {
          if (event.navigationType !== 'traverse') scrollTo({ top: 0, behavior: 'instant' });
        };
        const page = { location: this.#enter(loading), route, arriving: null, pending };
        this.#show({ ...page, waitedMs: PENDING_AFTER_MS, onRendered });
      }
      const mounted = await loaded;
      if (signal.aborted) return;
      this.#loading = null;
      // The fragment may have changed while the page was late.
      const place = pending ? this.#shown.location : this.#enter(loading);
      if (mounted) applyHead(mounted.view, this.#tab.origin);
      const arriving = mounted && this.#arriving(url, mounted);
      const waitedMs = performance.now() - startedAt;
      await new Promise<void>((rendered) => {
        const onRendered = (): void => {
          // As in a restored document, the focus is on the link that the reader left by.
          if (event.navigationType === 'traverse') restoreScroll()?.focus({ preventScroll: true });
          // The reader may have gone to a fragment of the late page.
          else if (!event.signal.aborted) event.scroll();
          rendered();
        };
        const section = mounted?.view.head.section;
        const shown = mounted ? routeOfView(mounted.view, route) : route;
        this.#show({ location: place, route: shown, arriving, section, waitedMs, onRendered });
      });
    };
    return { ready, show };
  }

  /** Handles `popstate`: to a fragment of the shown page, or back to it while another one loads. */
  onPopState(): void {
    const place = locationNow();
    const { location: shown, pending } = this.#shown;
    if (place.pathname !== shown.pathname || place.search !== shown.search) return;
    // A late page keeps loading.
    if (!pending) {
      this.#loading?.abort();
      this.#loading = null;
    }
    this.#show({ ...this.#shown, location: place });
  }

  /** The page's view. Null after a network error. Rejects if the navigation ends, or a document replaces it. */
  async #load(
    { destination, navigationType }: PageEvent,
    url: URL,
    route: Route | null,
    signal: AbortSignal,
  ): Promise<MountedView | null> {
    const mounted = this.first.arriving?.mounted;
    // Back on the page of the document, whose units are still the server's HTML.
    const isFirst = navigationType === 'traverse' && destination.key === this.#firstEntry;
    if (isFirst && mounted && !(mounted instanceof Promise) && isAllFrozen(mounted)) return mounted;
    try {
      const page = { tab: this.#tab, route, url, signal, serverHtml: new Map() };
      return await loadPage(this.#views, page, navigationType);
    } catch (error) {
      // The offline paper has only documents.
      const hasPaper = Boolean(navigator.serviceWorker?.controller);
      if (!signal.aborted && !hasPaper && !(error instanceof NoViewError)) return null;
      if (!signal.aborted) loadDocument(url, navigationType);
      throw error;
    }
  }

  /** What a late page shows; stays pending if it is not late, or its route has no text. */
  #pendingLater({ pathname }: URL, loaded: Promise<unknown>): Promise<PendingPage> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        const pending = pendingPage(this.#tab, pathname);
        if (pending) resolve(pending);
      }, PENDING_AFTER_MS);
      const settle = (): void => clearTimeout(timer);
      loaded.then(settle, settle);
    });
  }

  /** Leaves the current page. Returns the location of the next. */
  #enter(loading: AbortController): PageLocation {
    // Not an error: its stack would keep the functions that are running, and so the next page. A tab would keep all its pages.
    this.#leave.abort('left');
    this.#leave = loading;
    removeHead();
    dropFocus();
    return locationNow();
  }

  #arriving(url: URL, mounted: MountedView): ShownPage['arriving'] {
    // The tab may have left out a release since the request.
    const { edition } = this.#tab;
    // A view with frozen units has no data for them and cannot be cached.
    if (!hasFrozen(mounted))
      this.#views.remember(url, { edition, releases: mounted.releases, view: mounted.view });
    return { mounted, pending: null };
  }

  #setLoading(loading: AbortController | null): void {
    this.#loading = loading;
    this.#notify();
  }

  #show(page: ShownPage): void {
    this.#shown = page;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function hasFrozen({ units }: MountedView): boolean {
  return [...units.values()].some(({ state }) => state === 'frozen');
}

function isAllFrozen({ units }: MountedView): boolean {
  return units.size > 0 && [...units.values()].every(({ state }) => state === 'frozen');
}

/**
 * Takes the focus from the link that was followed. Chromium lays out a page when it loses its focused element: if that
 * happened with the removal of the page, the browser would style all of it once more with the next page's rules, 60 ms on a
 * slow phone.
 */
function dropFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('#main *')) activeElement.blur();
}

/** Browsers without the Navigation API load documents. */
function currentEntry(): NavigationHistoryEntry | null {
  return 'navigation' in window ? window.navigation.currentEntry : null;
}

function locationNow(): PageLocation {
  const { pathname, search, hash } = location;
  const entry = currentEntry();
  const state = entry?.getState() as { router?: unknown } | undefined;
  return { pathname, search, hash, state: state?.router ?? null, key: entry?.id ?? 'default' };
}
