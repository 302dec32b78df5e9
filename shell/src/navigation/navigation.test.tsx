import type { MountedView } from '../composition/mounted-view.ts';
import type { PageState, ViewResponse } from '../composition/page-state.ts';
import type { Federation } from '../federation/federation.ts';
import { TabState } from '../browser/tab-state.ts';
import { UnitLoader } from '../browser/unit-loader.ts';
import { findRoute } from '../composition/find-route.ts';
import { loadDocument } from './load-document.ts';
import { Navigation } from './navigation.ts';
import { PLAYER } from '../composition/services.ts';

// jsdom loads no documents.
jest.mock('./load-document.ts', () => ({ loadDocument: jest.fn() }));

const EDITION = '20261121T101500Z-1a2b3c4d';
const RADIO = PLAYER.state();

function response(path: string): ViewResponse {
  const release = { version: '1', owner: '', federationName: 'mfe', entry: '/e.js', integrity: 'sha384-x' };
  const releases = { static: release, blog: release };
  const head = { title: path, description: '', canonical: path };
  return { edition: EDITION, releases, view: { kind: 'page', status: 200, head, data: path } };
}

/** A tab on the page `/about`. */
function tabAt(path = '/about', units: MountedView['units'] = new Map()) {
  history.replaceState(null, '', path);
  const load = jest.fn<ReturnType<Federation['load']>, Parameters<Federation['load']>>(async () => ({
    Page: () => null,
  }));
  const federation: Federation = { load };
  const state = { ...response(path), origin: 'https://news.example' } as PageState;
  const tab = new TabState(state, new UnitLoader(federation, async () => {}));
  const first = new AbortController();
  const mounted = { view: state.view, releases: state.releases, units };
  const navigation = new Navigation(tab, { route: findRoute(path)?.route ?? null, mounted }, first);
  // `Site` calls it.
  navigation.subscribe(() => navigation.shown.onRendered?.());
  return { navigation, first, mounted, load };
}

/** The current history entry, because jsdom has no Navigation API. */
const entry = { key: 'first', id: 'first', getState: () => ({ top: 700 }) };

/** Does what a browser does: changes the URL when the page is ready. Resolves when the page is shown or not needed. */
async function go(
  navigation: Navigation,
  href: string,
  navigationType: NavigationType = 'push',
  signal = new AbortController().signal,
): Promise<void> {
  const destination = {
    url: new URL(href, location.href).href,
    key: navigationType === 'push' ? '' : 'first',
  };
  const { ready, show } = navigation.start({ navigationType, signal, scroll, destination });
  try {
    await ready;
    if (!signal.aborted) history.pushState(null, '', href);
    await show();
  } catch {
    // The browser drops a navigation whose handler rejects.
  }
}

const scroll = jest.fn();

/** Responds to requests on demand. */
function serverOnDemand() {
  const waiting = new Map<string, (how: Response | Error) => void>();
  globalThis.fetch = jest.fn(
    (address: unknown, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const path = (address as URL).pathname.replace(`/_data/${EDITION}`, '');
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        waiting.set(path, (how) => (how instanceof Error ? reject(how) : resolve(how)));
      }),
  );
  const settle = async (path: string, how: (path: string) => Response | Error) => {
    await Promise.resolve();
    waiting.get(path)?.(how(path));
  };
  return {
    bring: (path: string, view: object = {}) =>
      settle(path, () => {
        const plain = response(path);
        const body = JSON.stringify({ ...plain, view: { ...plain.view, ...view } });
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      }),
    fail: (path: string) => settle(path, () => new TypeError('offline')),
    refuse: (path: string) => settle(path, () => new Response('gone', { status: 410 })),
  };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  scroll.mockClear();
  Object.assign(window, { navigation: { currentEntry: entry } });
});

describe('Navigation', () => {
  it('takes the focus from the link before its page is removed, and from nothing else', async () => {
    document.body.innerHTML =
      '<a id="frame" href="/">Front</a><main id="main"><a id="link" href="/faq">FAQ</a></main>';
    for (const [id, focused] of [
      ['link', document.body],
      ['frame', document.getElementById('frame')],
    ] as const) {
      const server = serverOnDemand();
      const { navigation } = tabAt();
      let atRemoval: Element | null = null;
      navigation.subscribe(() => {
        if (navigation.shown.location.pathname === '/faq') atRemoval ??= document.activeElement;
      });
      document.getElementById(id)?.focus();
      const going = go(navigation, '/faq');
      await server.bring('/faq');
      await going;
      expect(atRemoval).toBe(focused);
    }
    document.body.replaceChildren();
  });

  it('changes address, title and page together, when the page is there', async () => {
    const server = serverOnDemand();
    const { navigation, first } = tabAt();
    const going = go(navigation, '/faq?q=snow#top');
    expect([navigation.isLoading, location.pathname]).toEqual([true, '/about']);
    await server.bring('/faq');
    await going;
    expect(location.href).toMatch(/\/faq\?q=snow#top$/);
    expect(document.title).toContain('/faq');
    expect(navigation.shown).toMatchObject({
      route: { page: 'faq' },
      location: { pathname: '/faq', search: '?q=snow', hash: '#top' },
      arriving: { mounted: { view: { data: '/faq' } } },
    });
    expect([navigation.isLoading, first.signal.aborted]).toEqual([false, true]);
  });

  it('ends the navigation before', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const [faq, books] = [go(navigation, '/faq'), go(navigation, '/books')];
    await server.bring('/books');
    await server.bring('/faq');
    await Promise.all([faq, books]);
    expect(location.pathname).toBe('/books');
    expect(navigation.shown.location.pathname).toBe('/books');
  });

  it('shows the error at the requested URL', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const going = go(navigation, '/faq');
    await server.fail('/faq');
    await going;
    expect(location.pathname).toBe('/faq');
    expect(navigation.shown.arriving).toBeNull();
  });

  it('leaves to the browser what the site has no view for', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const going = go(navigation, '/faq');
    await server.refuse('/faq');
    await going;
    expect(loadDocument).toHaveBeenCalledWith(new URL('/faq', location.href), 'push');
    expect(location.pathname).toBe('/about');
  });

  it('goes back to a page without requesting it again, at the position where the reader was', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const going = go(navigation, '/faq');
    await server.bring('/faq');
    await going;
    expect([scroll.mock.calls.length, jest.mocked(scrollTo).mock.calls.length]).toEqual([1, 0]);
    await go(navigation, '/about', 'traverse');
    expect(navigation.shown.location.pathname).toBe('/about');
    expect(scrollTo).toHaveBeenCalledWith(0, 700);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('stops when the browser does, and stays with the page', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const stop = new AbortController();
    const going = go(navigation, '/faq', 'push', stop.signal);
    stop.abort();
    await server.bring('/faq');
    await going;
    expect([navigation.shown, navigation.isLoading]).toEqual([navigation.first, false]);
  });

  it('goes back to a document that stayed HTML without its data, and requests the data when a link leads there', async () => {
    const server = serverOnDemand();
    const sent = new Map([['static/page/about', { state: 'frozen', html: { __html: '<h1>About</h1>' } }]]);
    const { navigation, mounted } = tabAt('/about', sent as MountedView['units']);
    const toFaq = go(navigation, '/faq');
    await server.bring('/faq');
    await toFaq;
    await go(navigation, '/about', 'traverse');
    expect(navigation.shown.arriving?.mounted).toBe(mounted);
    expect(fetch).toHaveBeenCalledTimes(1);

    const again = go(navigation, '/about?again=1');
    await server.bring('/about');
    await again;
    expect(navigation.shown.arriving?.mounted).toMatchObject({ view: { data: '/about' } });
  });

  it('goes back to what took the place of the document, as after "Try Again"', async () => {
    const server = serverOnDemand();
    const sent = new Map([['static/page/about', { state: 'frozen', html: { __html: '<h1>About</h1>' } }]]);
    const { navigation } = tabAt('/about', sent as MountedView['units']);
    const again = go(navigation, '/about', 'replace');
    await server.bring('/about');
    await again;
    const toFaq = go(navigation, '/faq');
    await server.bring('/faq');
    await toFaq;
    await go(navigation, '/about', 'traverse');
    expect(navigation.shown.arriving?.mounted).toMatchObject({ view: { data: '/about' } });
    expect(navigation.shown.arriving?.mounted).not.toBe(navigation.first.arriving?.mounted);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  describe('that takes longer than a second', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    /** Goes to the blog, whose response is late. */
    async function goLate() {
      const server = serverOnDemand();
      const { navigation } = tabAt();
      const before = history.length;
      const going = go(navigation, '/blog?page=2');
      await jest.advanceTimersByTimeAsync(999);
      expect([navigation.shown.location.pathname, location.pathname]).toEqual(['/about', '/about']);
      await jest.advanceTimersByTimeAsync(1);
      expect(navigation.shown).toMatchObject({
        location: { pathname: '/blog', search: '?page=2' },
        pending: { text: 'Loading blogs...' },
      });
      expect(location.search).toBe('?page=2');
      return { navigation, server, going, entries: () => history.length - before };
    }

    it('shows the loading text of the next page at its address, and then the page, in one history entry', async () => {
      const { navigation, server, going, entries } = await goLate();
      const { key } = navigation.shown.location;
      await server.bring('/blog');
      await going;
      expect(navigation.shown).toMatchObject({ location: { key }, arriving: { mounted: {} } });
      expect(navigation.shown.pending).toBeUndefined();
      expect([entries(), document.title]).toEqual([1, expect.stringContaining('/blog')]);
    });

    it('keeps the previous page if the next page has no loading text', () => {
      serverOnDemand();
      const { navigation } = tabAt();
      void go(navigation, '/faq');
      jest.advanceTimersByTime(5000);
      expect([navigation.shown.location.pathname, location.pathname]).toEqual(['/about', '/about']);
    });

    it('shows a failure in the same history entry', async () => {
      const { navigation, server, going, entries } = await goLate();
      await server.fail('/blog');
      await going;
      expect(navigation.shown).toMatchObject({ location: { pathname: '/blog' }, arriving: null });
      expect(navigation.shown.pending).toBeUndefined();
      expect(entries()).toBe(1);
    });

    it('loads the document in the place of the words where the site has no view', async () => {
      const { server, going } = await goLate();
      await server.refuse('/blog');
      await going;
      expect(loadDocument).toHaveBeenLastCalledWith(new URL('/blog?page=2', location.href), 'push');
    });

    it('is replaced by another navigation, which starts from the loading text', async () => {
      const { navigation, server, going } = await goLate();
      const other = go(navigation, '/about?again=1');
      await server.bring('/blog');
      expect(navigation.shown.pending?.text).toBe('Loading blogs...');
      await server.bring('/about');
      await Promise.all([going, other]);
      expect(navigation.shown).toMatchObject({ location: { pathname: '/about', search: '?again=1' } });
      jest.advanceTimersByTime(5000);
      expect(navigation.shown.pending).toBeUndefined();
    });

    it.each([
      ['loads the document', 'stopped', 'push', 1],
      ['waits while the radio plays', 'playing', 'push', 0],
      ['waits on the way back', 'stopped', 'traverse', 0],
    ] as const)('whose script hangs, %s', async (_, phase, type, documents) => {
      jest.mocked(loadDocument).mockClear();
      const state = jest.spyOn(PLAYER, 'state').mockReturnValue({ ...RADIO, phase });
      const server = serverOnDemand();
      const { navigation, load } = tabAt();
      load.mockReturnValue(new Promise(() => {}));
      void go(navigation, '/faq', type);
      await server.bring('/faq');
      await jest.advanceTimersByTimeAsync(4900);
      expect(loadDocument).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
      expect(loadDocument).toHaveBeenCalledTimes(documents);
      state.mockRestore();
    });

    it('continues while the reader goes to a fragment of the page, and stays there', async () => {
      const { navigation, server, going } = await goLate();
      history.pushState(null, '', '#main');
      navigation.onPopState();
      await server.bring('/blog');
      await going;
      expect(navigation.shown).toMatchObject({ location: { hash: '#main' }, arriving: { mounted: {} } });
      expect(location.hash).toBe('#main');
    });
  });

  it('stays with the page when only the fragment changes', () => {
    serverOnDemand();
    const { navigation, first } = tabAt();
    const { arriving } = navigation.shown;
    history.pushState(null, '', '#team');
    navigation.onPopState();
    expect(navigation.shown).toMatchObject({ location: { pathname: '/about', hash: '#team' } });
    expect(navigation.shown.arriving).toBe(arriving);
    expect(first.signal.aborted).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  describe('to a granted address, of which the shell knows no page', () => {
    const RADAR = {
      route: {
        kind: 'remote',
        path: '/weather/:what',
        remote: 'static',
        page: 'radar',
        policy: { freshSeconds: 60 },
      },
    };

    it('shows what the view says, and starts its scripts with the view when a link is likely', async () => {
      const server = serverOnDemand();
      const { navigation, load } = tabAt();
      navigation.prefetch(new URL('/weather/radar', location.href));
      await server.bring('/weather/radar', RADAR);
      await go(navigation, '/weather/radar');
      expect(navigation.shown).toMatchObject({
        route: { path: '/weather/:what' },
        arriving: { mounted: { units: new Map([['static/page/radar', expect.anything()]]) } },
      });
      expect(load.mock.calls.map(([, unit]) => unit)).toEqual(['page/radar']);
      const back = go(navigation, '/about?again=1', 'traverse');
      await server.bring('/about');
      await back;
      await go(navigation, '/weather/radar');
      // It is fresh, and says so itself.
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('loads a document if the edition of the tab lacks the page, because the live edition may have it', async () => {
      const server = serverOnDemand();
      const { navigation } = tabAt();
      const going = go(navigation, '/weather/new');
      await server.bring('/weather/new', { kind: 'not-found', status: 404 });
      await going;
      expect(loadDocument).toHaveBeenLastCalledWith(new URL('/weather/new', location.href), 'push');
      const other = go(navigation, '/nowhere');
      await server.bring('/nowhere', { kind: 'not-found', status: 404 });
      await other;
      expect(navigation.shown).toMatchObject({ location: { pathname: '/nowhere' }, route: null });
    });
  });

  it('prefetches a link once, and no URL that is not a page', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const url = new URL('/faq', location.href);
    for (const to of [url, url, new URL('/nowhere', url), new URL('/about', url)]) navigation.prefetch(to);
    const going = go(navigation, '/faq');
    await server.bring('/faq');
    await going;
    expect(navigation.shown.location.pathname).toBe('/faq');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
