import { ROUTES } from '../routes.ts';
import type { BrowserRelease, PageState, ViewAnswer } from '../document/page-state.ts';
import type { Federation } from '../federation/federation.ts';
import { mountView } from './mount-view.ts';
import { Tab } from './tab.ts';
import { UnitLoader } from './unit-loader.ts';
import type { Visit } from './visit.ts';

const ID = '20261121T101500Z-1a2b3c4d';
const KEY = 'news/page/category';
const route = ROUTES.find(({ path }) => path === '/local-news') ?? null;

function answer(edition: string, version: string): ViewAnswer {
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

/** A visit to a section front in a tab where only the containers of these versions come. */
function visitWhere(good: readonly string[], sent: Visit['sent'] = new Map()): Visit {
  const federation: Federation = { load: async (name) => ({ Page: () => name }) };
  const units = new UnitLoader(federation, async ({ version }) => {
    if (!good.includes(version)) throw new Error(`${version} did not come`);
  });
  const tab = new Tab({ ...answer(ID, 'new'), origin: 'https://news.example' } as PageState, units);
  return {
    tab,
    route,
    url: new URL('https://news.example/local-news'),
    signal: new AbortController().signal,
    sent,
  };
}

/** Answers the request for the release before with this. */
function serverHas(previous: ViewAnswer | null) {
  globalThis.fetch = jest.fn(async () =>
    previous
      ? new Response(JSON.stringify(previous), { headers: { 'content-type': 'application/json' } })
      : new Response('gone', { status: 410 }),
  );
}

async function mount(visit: Visit, of: ViewAnswer) {
  const loaded = await visit.tab.units.load(
    [{ remote: 'news', kind: 'page', name: 'category' }],
    of.releases,
  );
  return mountView(visit, of, loaded);
}

beforeEach(() => {
  window.meadowlarkFailures = [];
});

describe('mountView', () => {
  it('shows the view with its own release, and asks for nothing more', async () => {
    serverHas(null);
    const visit = visitWhere(['new']);
    const { view, units } = await mount(visit, answer(ID, 'new'));
    expect(view).toMatchObject({ data: 'new' });
    expect(units.get(KEY)?.state).toBe('live');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows data and component of the release before, and goes on with it', async () => {
    serverHas(answer(`${ID}~news`, 'old'));
    const visit = visitWhere(['old']);
    const { view, units } = await mount(visit, answer(ID, 'new'));
    expect(fetch).toHaveBeenCalledWith(
      new URL(`https://news.example/_data/${ID}~news/local-news`),
      expect.anything(),
    );
    expect(view).toMatchObject({ data: 'old' });
    expect(units.get(KEY)?.state).toBe('live');
    expect(visit.tab.edition).toBe(`${ID}~news`);
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
    ['the release before does not come either', answer(`${ID}~news`, 'old')],
    ['there is none before', answer(`${ID}~news`, 'new')],
    ['the edition is gone', null],
  ])('falls back when %s, and tries everything again on the next page', async (_, previous) => {
    serverHas(previous);
    const visit = visitWhere([]);
    const { view, units } = await mount(visit, answer(ID, 'new'));
    expect(view).toMatchObject({ data: 'new' });
    expect(units.size).toBe(0);
    expect(visit.tab.edition).toBe(ID);
    expect(window.meadowlarkFailures?.map(({ fellBackTo }) => fellBackTo)).toEqual(['fallback']);
  });

  it('leaves what the server sent as it is, where there is such', async () => {
    serverHas(null);
    const asSent = { __html: '<h1>Local News</h1>' };
    const { units } = await mount(visitWhere([], new Map([[KEY, asSent]])), answer(ID, 'new'));
    // The same object: another one would make React write the same HTML again.
    expect(units.get(KEY)).toEqual({ state: 'frozen', asSent });
    expect(window.meadowlarkFailures?.map(({ fellBackTo }) => fellBackTo)).toEqual([null]);
  });

  it('mends a unit that threw with the release before, and a second one with the fallback', async () => {
    serverHas(answer(`${ID}~news`, 'old'));
    const visit = visitWhere(['new', 'old']);
    const first = await mount(visit, answer(ID, 'new'));
    const second = await first.mend?.(KEY, new Error('thrown'));
    expect(second?.view).toMatchObject({ data: 'old' });
    const third = await second?.mend?.(KEY, new Error('thrown as well'));
    expect(third?.units.size).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(visit.tab.edition).toBe(ID);
    expect(window.meadowlarkFailures?.map(({ stage, fellBackTo }) => [stage, fellBackTo])).toEqual([
      ['render', 'previous'],
      ['render', 'fallback'],
    ]);
  });

  it('tells nothing of a visit that the reader has left', async () => {
    serverHas(null);
    const left = new AbortController();
    left.abort();
    await mount({ ...visitWhere([]), signal: left.signal }, answer(ID, 'new'));
    expect(window.meadowlarkFailures).toEqual([]);
  });
});
