import type { MountedView } from '../composition/mounted-view.ts';
import type { PageState, ViewAnswer } from '../document/page-state.ts';
import type { Federation } from '../federation/federation.ts';
import { Tab } from '../browser/tab.ts';
import { UnitLoader } from '../browser/unit-loader.ts';
import { matchRoute } from '../composition/match-route.ts';
import { loadDocument } from './load-document.ts';
import { Navigation } from './navigation.ts';

// jsdom loads no documents.
jest.mock('./load-document.ts', () => ({ loadDocument: jest.fn() }));

const EDITION = '20261121T101500Z-1a2b3c4d';

function answer(path: string): ViewAnswer {
  const releases = {
    static: { version: '1', owner: '', federationName: 'mfe_static', entry: '/e.js', integrity: 'sha384-x' },
  };
  const head = { title: path, description: '', canonical: path };
  return { edition: EDITION, releases, view: { kind: 'page', status: 200, head, data: path } };
}

/** A tab that stands at `/about`. */
function tabAt(path = '/about', units: MountedView['units'] = new Map()) {
  history.replaceState(null, '', path);
  const federation: Federation = { load: async () => ({ Page: () => null }) };
  const state = { ...answer(path), origin: 'https://news.example' } as PageState;
  const tab = new Tab(state, new UnitLoader(federation, async () => {}));
  const first = new AbortController();
  const mounted = { view: state.view, releases: state.releases, units };
  const navigation = new Navigation(tab, { route: matchRoute(path)?.route ?? null, mounted }, first);
  return { navigation, first, mounted };
}

/** Goes back, and resolves when the page is there. */
async function goBack(navigation: Navigation): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    navigation.subscribe(() => !navigation.isLoading && resolve());
  });
  window.addEventListener('popstate', ({ state }) => navigation.popped(state), { once: true });
  history.back();
  await shown;
}

/** Answers a request when it is told to. */
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
  const asked = async (path: string, how: (path: string) => Response | Error) => {
    await Promise.resolve();
    waiting.get(path)?.(how(path));
  };
  return {
    bring: (path: string) =>
      asked(
        path,
        () => new Response(JSON.stringify(answer(path)), { headers: { 'content-type': 'application/json' } }),
      ),
    fail: (path: string) => asked(path, () => new TypeError('offline')),
    refuse: (path: string) => asked(path, () => new Response('gone', { status: 410 })),
  };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

describe('Navigation', () => {
  it('changes address, title and page together, when the page is there', async () => {
    const server = serverOnDemand();
    const { navigation, first } = tabAt();
    const going = navigation.navigate('/faq?q=snow#top');
    expect([navigation.isLoading, location.pathname]).toEqual([true, '/about']);
    await server.bring('/faq');
    await going;
    expect(location.href).toMatch(/\/faq\?q=snow#top$/);
    expect(document.title).toContain('/faq');
    expect(navigation.shown).toMatchObject({
      came: 'PUSH',
      route: { page: 'faq' },
      location: { pathname: '/faq', search: '?q=snow', hash: '#top' },
      arriving: { mounted: { view: { data: '/faq' } } },
    });
    expect([navigation.isLoading, first.signal.aborted]).toEqual([false, true]);
  });

  it('ends the navigation before', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const [faq, books] = [navigation.navigate('/faq'), navigation.navigate('/books')];
    await server.bring('/books');
    await server.bring('/faq');
    await Promise.all([faq, books]);
    expect(location.pathname).toBe('/books');
    expect(navigation.shown.location.pathname).toBe('/books');
  });

  it('says that nothing came, at the address that was asked for', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const going = navigation.navigate('/faq');
    await server.fail('/faq');
    await going;
    expect(location.pathname).toBe('/faq');
    expect(navigation.shown.arriving).toBeNull();
  });

  it('leaves to the browser what the site has no view for', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const going = navigation.navigate('/faq');
    await server.refuse('/faq');
    await going;
    expect(loadDocument).toHaveBeenCalledWith(new URL('/faq', location.href), 'PUSH');
    expect(location.pathname).toBe('/about');
  });

  it('goes back to a page without asking for it again, and remembers where the reader was on it', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const { key } = navigation.first.location;
    Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
    const going = navigation.navigate('/faq');
    await server.bring('/faq');
    await going;
    await goBack(navigation);
    expect(navigation.shown).toMatchObject({ came: 'POP', location: { pathname: '/about', key } });
    expect(navigation.places.placeOf(key)).toBe(700);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('goes back to a document that stayed HTML, whose data never came, and asks for them when a link leads there', async () => {
    const server = serverOnDemand();
    const sent = new Map([['static/page/about', { state: 'frozen', asSent: { __html: '<h1>About</h1>' } }]]);
    const { navigation, mounted } = tabAt('/about', sent as MountedView['units']);
    const toFaq = navigation.navigate('/faq');
    await server.bring('/faq');
    await toFaq;
    await goBack(navigation);
    expect(navigation.shown.arriving?.mounted).toBe(mounted);
    expect(fetch).toHaveBeenCalledTimes(1);

    const again = navigation.navigate('/about?again=1');
    await server.bring('/about');
    await again;
    expect(navigation.shown.arriving?.mounted).toMatchObject({ view: { data: '/about' } });
  });

  it('stays with the page when only the fragment changes', () => {
    serverOnDemand();
    const { navigation, first } = tabAt();
    const { arriving } = navigation.shown;
    history.pushState(null, '', '#team');
    navigation.popped(null);
    expect(navigation.shown).toMatchObject({ location: { pathname: '/about', hash: '#team' } });
    expect(navigation.shown.arriving).toBe(arriving);
    expect(first.signal.aborted).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('prepares a link once, and no address that is no page', async () => {
    const server = serverOnDemand();
    const { navigation } = tabAt();
    const url = new URL('/faq', location.href);
    for (const to of [url, url, new URL('/nowhere', url), new URL('/about', url)]) navigation.prepare(to);
    const going = navigation.navigate('/faq');
    await server.bring('/faq');
    await going;
    expect(navigation.shown.location.pathname).toBe('/faq');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
