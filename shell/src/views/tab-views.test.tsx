import type { TabState } from '../browser/tab-state.ts';
import { findRoute } from '../composition/find-route.ts';
import type { ViewResponse } from '../composition/page-state.ts';
import { TabViews } from './tab-views.ts';

const EDITION = '20261121T101500Z-1a2b3c4d';
const head = { title: '', description: '', canonical: '/' };
const { signal } = new AbortController();
const response = (shown: unknown): ViewResponse => ({
  edition: EDITION,
  releases: {},
  view: { kind: 'page', status: 200, head, data: shown },
});

function target(path: string) {
  return { url: new URL(path, 'https://news.example'), route: findRoute(path)?.route ?? null };
}

/** The signals of the requests so far. The response to each is its number, or never comes. */
function serverThat(behavior: 'responds' | 'waits'): AbortSignal[] {
  const signals: AbortSignal[] = [];
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    signals.push(init?.signal ?? signal);
    const body = JSON.stringify(response(signals.length));
    if (behavior === 'waits') await new Promise(() => {});
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
  return signals;
}

async function data(view: Promise<ViewResponse>): Promise<unknown> {
  const { view: got } = await view;
  return got.kind === 'page' ? got.data : null;
}

const views = () => new TabViews({ edition: EDITION } as TabState);
const NEWS = target('/local-news');

afterEach(() => jest.restoreAllMocks());

describe('TabViews', () => {
  it('uses what is under way, and what has come, for the click after it', async () => {
    serverThat('responds');
    const tab = views();
    tab.prefetch(NEWS);
    expect(tab.isMissing(NEWS)).toBe(false);
    expect(await data(tab.get(NEWS, 'push', signal))).toBe(1);
    expect(await data(tab.get(NEWS, 'push', signal))).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fetches again if the prefetch failed', async () => {
    serverThat('responds');
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
    const tab = views();
    tab.prefetch(NEWS);
    await new Promise((resolve) => setTimeout(resolve));
    expect(tab.isMissing(NEWS)).toBe(true);
    expect(await data(tab.get(NEWS, 'push', signal))).toBe(1);
  });

  it('aborts the oldest request for a new one, but none that a click waits for', () => {
    const signals = serverThat('waits');
    const tab = views();
    tab.prefetch(target('/politics'));
    void tab.get(target('/politics'), 'push', signal);
    for (const path of ['/local-news', '/business', '/blog']) tab.prefetch(target(path));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false, false]);
  });

  it('goes back to a page as it was, reuses it for a link while it is fresh, and fetches it on reload', async () => {
    serverThat('responds');
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const tab = views();
    tab.remember(NEWS.url, response('seen'));
    now.mockReturnValue(59_000);
    expect(await data(tab.get(NEWS, 'push', signal))).toBe('seen');
    expect(await data(tab.get(NEWS, 'replace', signal))).toBe(1);
    now.mockReturnValue(1_700_000);
    expect(await data(tab.get(NEWS, 'traverse', signal))).toBe('seen');
    expect(await data(tab.get(NEWS, 'push', signal))).toBe(2);
    now.mockReturnValue(1_900_000);
    expect(await data(tab.get(NEWS, 'traverse', signal))).toBe(3);
  });

  it('without a network, goes back to a page however old: the error screen says that it is still here', async () => {
    serverThat('responds');
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const tab = views();
    tab.remember(NEWS.url, response('seen'));
    now.mockReturnValue(7_200_000);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await data(tab.get(NEWS, 'traverse', signal))).toBe('seen');
    expect(await data(tab.get(NEWS, 'push', signal))).toBe(1);
  });

  it('reuses a page no longer than its load said', async () => {
    serverThat('responds');
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const tab = views();
    const view = { kind: 'page', status: 200, head, data: 'seen', freshSeconds: 10 } as const;
    tab.remember(NEWS.url, { ...response('seen'), view });
    now.mockReturnValue(9_000);
    expect(await data(tab.get(NEWS, 'push', signal))).toBe('seen');
    now.mockReturnValue(11_000);
    expect(await data(tab.get(NEWS, 'push', signal))).toBe(1);
  });

  it('does not show the view of one edition in another', async () => {
    serverThat('responds');
    const tab = { edition: EDITION };
    const of = new TabViews(tab as TabState);
    of.remember(NEWS.url, response('seen'));
    tab.edition = `${EDITION}~news`;
    expect(await data(of.get(NEWS, 'traverse', signal))).toBe(1);
  });
});
