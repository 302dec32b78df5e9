import { ROUTES } from '../routes.ts';
import type { BrowserRelease, PageState, ViewResponse } from '../composition/page-state.ts';
import type { Federation } from '../federation/federation.ts';
import { mountView } from './mount-view.ts';
import { readUnitHtml } from './read-unit-html.ts';
import { TabState } from './tab-state.ts';
import { UnitLoader } from './unit-loader.ts';
import type { PageContext } from './page-context.ts';

const ID = '20261121T101500Z-1a2b3c4d';
const KEY = 'news/page/category';
const route = ROUTES.find(({ path }) => path === '/local-news') ?? null;

function response(edition: string, version: string): ViewResponse {
  const news: BrowserRelease = {
    version,
    owner: 'News',
    federationName: `mfe_${version}`,
    entry: '/e.js',
    integrity: 'sha384-x',
  };
  const head = { title: 'Local News', description: '', canonical: '/local-news' };
  return { edition, releases: { news }, view: { kind: 'page', status: 200, head, data: version } };
}

/** A section front in a tab in which only the containers of these versions load. */
function pageWhere(good: readonly string[], serverHtml: PageContext['serverHtml'] = new Map()): PageContext {
  const federation: Federation = { load: async ({ federationName }) => ({ Page: () => federationName }) };
  const units = new UnitLoader(federation, async ({ version }) => {
    if (!good.includes(version)) throw new Error(`${version} did not come`);
  });
  const tab = new TabState({ ...response(ID, 'new'), origin: 'https://news.example' } as PageState, units);
  return {
    tab,
    route,
    url: new URL('https://news.example/local-news'),
    signal: new AbortController().signal,
    serverHtml,
  };
}

/** Response to the request for the previous release. */
function serverHas(previous: ViewResponse | null) {
  globalThis.fetch = jest.fn(async () =>
    previous
      ? new Response(JSON.stringify(previous), { headers: { 'content-type': 'application/json' } })
      : new Response('gone', { status: 410 }),
  );
}

async function mount(page: PageContext, of: ViewResponse) {
  const loaded = await page.tab.units.load([{ remote: 'news', kind: 'page', name: 'category' }], of.releases);
  return mountView(page, of, loaded);
}

beforeEach(() => {
  window.meadowlarkFailures = [];
});

describe('readUnitHtml', () => {
  it('does not keep the frame of an embed: on back it would contact its site without a press', () => {
    const place = (content: string) => `<div class="x" data-embed-place="">${content}</div><p>text</p>`;
    document.body.innerHTML = `<main data-unit="media/page/events">${place('<iframe src="about:blank"></iframe>')}</main>`;
    const unit = { remote: 'media', kind: 'page', name: 'events' } as const;
    expect(readUnitHtml([unit]).get('media/page/events')?.__html).toBe(place(''));
  });

  it('keeps the lists of "See All" closed: the reader may close an open one before leaving', () => {
    document.body.innerHTML =
      '<main data-unit="news/page/category"><details open=""></details><details data-see-all="" name="a"></details></main>';
    document.querySelector<HTMLDetailsElement>('[data-see-all]')?.setAttribute('open', '');
    const unit = { remote: 'news', kind: 'page', name: 'category' } as const;
    expect(readUnitHtml([unit]).get(KEY)?.__html).toBe(
      '<details open=""></details><details data-see-all="" name="a"></details>',
    );
  });
});

describe('mountView', () => {
  it('shows the view with its own release, and requests nothing more', async () => {
    serverHas(null);
    const page = pageWhere(['new']);
    const { view, units } = await mount(page, response(ID, 'new'));
    expect(view).toMatchObject({ data: 'new' });
    expect(units.get(KEY)?.state).toBe('live');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows data and component of the previous release, and keeps using it', async () => {
    serverHas(response(`${ID}~news`, 'old'));
    const page = pageWhere(['old']);
    const { view, units } = await mount(page, response(ID, 'new'));
    expect(fetch).toHaveBeenCalledWith(
      new URL(`https://news.example/_data/${ID}~news/local-news`),
      expect.objectContaining({ method: 'POST' }),
    );
    // The server leaves out a release only if failures were reported.
    const [[, sent] = []] = jest.mocked(fetch).mock.calls;
    const reports: unknown = JSON.parse(sent?.body as string);
    expect(reports).toEqual([
      {
        edition: ID,
        route: '/local-news',
        unit: KEY,
        version: 'new',
        stage: 'script',
        message: 'new did not come',
      },
    ]);
    expect(view).toMatchObject({ data: 'old' });
    expect(units.get(KEY)?.state).toBe('live');
    expect(page.tab.edition).toBe(`${ID}~news`);
    expect(window.meadowlarkFailures).toMatchObject([
      {
        unit: KEY,
        version: 'new',
        edition: ID,
        stage: 'script',
        message: 'new did not come',
        fellBackTo: 'previous',
      },
    ]);
  });

  it.each([
    ['the previous release does not load either', response(`${ID}~news`, 'old')],
    ['there is no previous release', response(`${ID}~news`, 'new')],
    ['the edition is gone', null],
  ])('falls back when %s, and tries everything again on the next page', async (_, previous) => {
    serverHas(previous);
    const page = pageWhere([]);
    const { view, units } = await mount(page, response(ID, 'new'));
    expect(view).toMatchObject({ data: 'new' });
    expect(units.size).toBe(0);
    expect(page.tab.edition).toBe(ID);
    expect(window.meadowlarkFailures?.map(({ fellBackTo }) => fellBackTo)).toEqual(['fallback']);
  });

  it('keeps the HTML of the server if there is any', async () => {
    serverHas(null);
    const html = { __html: '<h1>Local News</h1>' };
    const { units } = await mount(pageWhere([], new Map([[KEY, html]])), response(ID, 'new'));
    // The same object: with a new one, React would write the same HTML again.
    expect(units.get(KEY)).toEqual({ state: 'frozen', html });
    expect(window.meadowlarkFailures?.map(({ fellBackTo }) => fellBackTo)).toEqual([null]);
  });

  it('replaces a unit that threw by the previous release, and a second one by the fallback', async () => {
    serverHas(response(`${ID}~news`, 'old'));
    const page = pageWhere(['new', 'old']);
    const first = await mount(page, response(ID, 'new'));
    const second = await first.recover?.(KEY, new Error('thrown'));
    expect(second?.view).toMatchObject({ data: 'old' });
    const third = await second?.recover?.(KEY, new Error('thrown as well'));
    expect(third?.units.size).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(page.tab.edition).toBe(ID);
    expect(window.meadowlarkFailures?.map(({ stage, fellBackTo }) => [stage, fellBackTo])).toEqual([
      ['render', 'previous'],
      ['render', 'fallback'],
    ]);
  });

  it('fixes a unit that threw what cannot be read', async () => {
    serverHas(response(`${ID}~news`, 'old'));
    const first = await mount(pageWhere(['new', 'old']), response(ID, 'new'));
    const second = await first.recover?.(KEY, Object.create(null));
    expect(second?.view).toMatchObject({ data: 'old' });
    expect(window.meadowlarkFailures).toMatchObject([
      { message: 'an unreadable value', fellBackTo: 'previous' },
    ]);
  });

  it('reports nothing about a visit that the reader has left', async () => {
    serverHas(null);
    const left = new AbortController();
    left.abort();
    await mount({ ...pageWhere([]), signal: left.signal }, response(ID, 'new'));
    expect(window.meadowlarkFailures).toEqual([]);
  });

  it('names the script and line that threw', async () => {
    serverHas(null);
    const first = await mount(pageWhere(['new']), response(ID, 'new'));
    const error = new Error('bad');
    error.stack = 'Error: bad\n at Page (https://news.example/releases/news/new/web/page.js:1:20)\n at more';
    await first.recover?.(KEY, error);
    expect(window.meadowlarkFailures?.map(({ place }) => place)).toEqual([
      '/releases/news/new/web/page.js:1:20',
    ]);
  });
});
