import type { Location } from 'react-router-dom';
import { applyHead } from '../browser/apply-head.ts';
import { NoView } from '../browser/fetch-view.ts';
import type { Tab } from '../browser/tab.ts';
import { matchRoute } from '../composition/match-route.ts';
import type { MountedView } from '../composition/mounted-view.ts';
import { allUnits } from '../composition/unit.ts';
import type { Route } from '../routes.ts';
import { entryKey, knownKey, nameEntry } from './history-entry.ts';
import { loadDocument } from './load-document.ts';
import { loadPage } from './load-page.ts';
import { isHere } from './own-link.ts';
import { ScrollMemory } from './scroll-memory.ts';
import type { ShownPage } from './shown-page.ts';
import { Views } from './views.ts';

/** How a navigation came about. */
type Came = ShownPage['came'];

/** What the document brought. */
export interface FirstPage {
  route: Route | null;
  mounted: MountedView;
}

/** A page that has come. Nothing is mounted where a navigation brought nothing. */
interface ComePage extends Pick<ShownPage, 'route' | 'came' | 'waitedMs'> {
  url: URL;
  /** Of its entry in the history. */
  key: string;
  mounted: MountedView | null;
}

/**
 * Moves a tab from page to page without loading documents. One navigation is under way at a time: the next one ends it.
 * The address changes together with the page, but for back and forward, where the browser changes it first.
 */
export class Navigation {
  readonly places = new ScrollMemory();
  readonly #tab: Tab;
  readonly #views: Views;
  readonly #listeners = new Set<() => void>();
  /** The page that the document brought. */
  readonly first: ShownPage;
  #shown: ShownPage;
  /** Ends what is still to come for the page shown. */
  #visit: AbortController;
  #coming: AbortController | null = null;

  /** `first` is what the document brought; `visit` ends what is still to come for it. */
  constructor(tab: Tab, first: FirstPage, visit: AbortController) {
    this.#tab = tab;
    this.#views = new Views(tab);
    this.#visit = visit;
    this.first = this.#page({
      ...first,
      url: new URL(location.href),
      key: entryKey(),
      came: 'POP',
      waitedMs: 0,
    });
    this.#shown = this.first;
  }

  get shown(): ShownPage {
    return this.#shown;
  }

  /** Whether a page is on its way. */
  get isLoading(): boolean {
    return this.#coming !== null;
  }

  /** Calls back after each change of `shown` or `isLoading`, until the function it returns is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Goes to an address of this site. Resolves when its page is there, or another navigation has taken its place. */
  navigate(href: string, { replace = false } = {}): Promise<void> {
    return this.#go(new URL(href, location.href), replace ? 'REPLACE' : 'PUSH');
  }

  /** Fetches what a click on a link to this address would need, where it is not here already. */
  prepare(url: URL): void {
    const route = matchRoute(url.pathname)?.route ?? null;
    if (!route || isHere(url) || !this.#views.isMissing({ url, route })) return;
    this.#tab.units.start(allUnits(route), this.#tab.releases);
    this.#views.fetchAhead({ url, route });
  }

  /** The browser has gone to another entry of the history. */
  popped(state: unknown): void {
    const url = new URL(location.href);
    const { location: left } = this.#shown;
    if (url.pathname !== left.pathname || url.search !== left.search) {
      void this.#go(url, 'POP');
      return;
    }
    // The same page at another fragment. An entry without a name is new: the browser follows a link of the page itself.
    if (knownKey(state) !== null) this.places.save(left.key);
    this.#coming?.abort();
    this.#coming = null;
    this.#show({ ...this.#shown, location: locationOf(url, entryKey()), came: 'POP' });
  }

  async #go(url: URL, came: Came): Promise<void> {
    this.#coming?.abort();
    const coming = new AbortController();
    const { signal } = coming;
    this.#coming = coming;
    const asked = performance.now();
    // Going back, the entry left is no longer the one the tab is in, but the page is still where it was.
    if (came === 'POP') this.places.save(this.#shown.location.key);
    this.#tell();
    const route = matchRoute(url.pathname)?.route ?? null;
    let mounted: MountedView | null = null;
    try {
      mounted =
        this.#firstAgain(came) ??
        (await loadPage(this.#views, { tab: this.#tab, route, url, signal, sent: new Map() }, came));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NoView) return loadDocument(url, came);
    }
    if (signal.aborted) return;
    this.#coming = null;
    this.#visit.abort();
    this.#visit = coming;
    if (came === 'PUSH') this.places.save(this.#shown.location.key);
    const key =
      came === 'POP' ? entryKey() : nameEntry(came === 'PUSH' ? 'pushState' : 'replaceState', url.href);
    if (mounted) applyHead(mounted.view.head, mounted.view.status, this.#tab.origin);
    this.#show(this.#page({ route, mounted, url, key, came, waitedMs: performance.now() - asked }));
  }

  /** The page of the document, as it was sent, when the reader goes back to it and all of it stayed HTML. */
  #firstAgain(came: Came): MountedView | null {
    const { arriving, location: place } = this.first;
    const mounted = arriving?.mounted;
    if (came !== 'POP' || knownKey(history.state) !== place.key || !mounted || mounted instanceof Promise)
      return null;
    return isAllFrozen(mounted) ? mounted : null;
  }

  #page({ url, key, mounted, ...facts }: ComePage): ShownPage {
    // The edition that works in this tab: another one than was asked for where a release had to be left out.
    const { edition } = this.#tab;
    // HTML that stays as it is came without the data of its units.
    if (mounted && !hasFrozen(mounted))
      this.#views.saw(url, { edition, releases: mounted.releases, view: mounted.view });
    const arriving = mounted && { mounted, pending: null };
    return { ...facts, arriving, location: locationOf(url, key) };
  }

  #show(page: ShownPage): void {
    this.#shown = page;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function hasFrozen({ units }: MountedView): boolean {
  return [...units.values()].some(({ state }) => state === 'frozen');
}

function isAllFrozen({ units }: MountedView): boolean {
  return units.size > 0 && [...units.values()].every(({ state }) => state === 'frozen');
}

function locationOf({ pathname, search, hash }: URL, key: string): Location {
  return { pathname, search, hash, state: null, key };
}
