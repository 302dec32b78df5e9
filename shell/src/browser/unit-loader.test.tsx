import type { BrowserRelease } from '../composition/page-state.ts';
import type { UnitRef } from '../composition/unit.ts';
import type { Federation } from '../federation/federation.ts';
import { UnitLoader } from './unit-loader.ts';

const CATEGORY: UnitRef = { remote: 'news', kind: 'page', name: 'category' };

function release(version: string): BrowserRelease {
  return {
    version,
    owner: 'News',
    federationName: `mfe_news_${version}`,
    entry: `/releases/news/${version}/web/remoteEntry.js`,
    integrity: 'sha384-x',
  };
}

/** A loader with a federation of these modules, by address, and its mocks. */
function loaderOf(modules: Record<string, object>) {
  const load = jest.fn(async ({ federationName }: { federationName: string }, address: string) => {
    const module = modules[`${federationName}/${address}`];
    if (!module) throw new Error(`No module ${address}`);
    return module;
  });
  const container = jest.fn<Promise<void>, [BrowserRelease]>(async () => {});
  return { loader: new UnitLoader({ load } as Federation, container), load, container };
}

describe('UnitLoader', () => {
  it('loads a unit from its own release once, however often it is requested', async () => {
    const Page = () => null;
    const { loader, load, container } = loaderOf({ 'mfe_news_1/page/category': { Page } });
    await loader.load([CATEGORY], { news: release('1') });
    const { units, failed } = await loader.load([CATEGORY], { news: release('1') });
    expect(units.get('news/page/category')).toEqual({ state: 'live', Component: Page });
    expect(failed).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(container).toHaveBeenCalledTimes(1);
  });

  it('waits for a load in progress, and does not request it again', async () => {
    const Page = () => null;
    const { loader, load } = loaderOf({ 'mfe_news_1/page/category': { Page } });
    loader.start([CATEGORY], { news: release('1') });
    const { units } = await loader.load([CATEGORY], { news: release('1') });
    expect(units.size).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps two releases of one remote apart', async () => {
    const [Old, New] = [() => null, () => null];
    const { loader } = loaderOf({
      'mfe_news_1/page/category': { Page: Old },
      'mfe_news_2/page/category': { Page: New },
    });
    const of = async (version: string) =>
      (await loader.load([CATEGORY], { news: release(version) })).units.get('news/page/category')?.Component;
    expect([await of('1'), await of('2'), await of('1')]).toEqual([Old, New, Old]);
  });

  it('loads the scripts of the linked unit, and of no other, together with the container', async () => {
    const next = {
      unit: 'page/article',
      scripts: [{ href: '/releases/news/1/web/article.js', integrity: 'sha384-y' }],
    };
    const { loader, container } = loaderOf({});
    container.mockReturnValue(new Promise(() => {}));
    const fetched = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href, integrity }) => ({
        href: new URL(href).pathname,
        integrity,
      }));
    loader.start([CATEGORY], { news: { ...release('1'), next } });
    expect(fetched()).toEqual([]);
    loader.start([{ ...CATEGORY, name: 'article' }], { news: { ...release('1'), next } });
    expect(fetched()).toEqual(next.scripts);
  });

  it('starts afresh after a container that did not come', async () => {
    const { loader, container } = loaderOf({ 'mfe_news_1/page/category': { Page: () => null } });
    container.mockRejectedValueOnce(new Error('offline'));
    const first = await loader.load([CATEGORY], { news: release('1') });
    expect(first.units.size).toBe(0);
    expect(first.failed).toMatchObject([{ ref: CATEGORY, version: '1', error: { message: 'offline' } }]);
    const second = await loader.load([CATEGORY], { news: release('1') });
    expect(second.units.size).toBe(1);
  });

  it('does not begin again what was begun, when it failed either', async () => {
    const { loader, container } = loaderOf({});
    container.mockRejectedValue(new Error('offline'));
    const begun = loader.start([CATEGORY], { news: release('1') });
    const { failed } = await loader.load([CATEGORY], { news: release('1') }, begun);
    expect(failed).toHaveLength(1);
    expect(container).toHaveBeenCalledTimes(1);
  });

  it('requests the release that the view names, not the one whose load was started', async () => {
    const Page = () => null;
    const { loader } = loaderOf({ 'mfe_news_2/page/category': { Page } });
    const begun = loader.start([CATEGORY], { news: release('1') });
    const { units } = await loader.load([CATEGORY], { news: release('2') }, begun);
    expect(units.get('news/page/category')).toMatchObject({ Component: Page });
  });

  it('says why it failed: no release is named, or the name is not exposed', async () => {
    const { loader } = loaderOf({ 'mfe_news_1/page/category': {} });
    const unnamed = await loader.load([CATEGORY], {});
    expect(unnamed.failed[0]?.error).toMatchObject({ message: 'The view has no release of "news".' });
    const missing = await loader.load([CATEGORY], { news: release('1') });
    expect(missing.failed[0]?.error).toMatchObject({
      message: 'news does not expose a page "category".',
    });
  });

  it('has a deadline for code that never loads', async () => {
    jest.useFakeTimers();
    try {
      const { loader, load } = loaderOf({});
      load.mockReturnValue(new Promise(() => {}));
      const loading = loader.load([CATEGORY], { news: release('1') });
      await jest.advanceTimersByTimeAsync(60_000);
      expect((await loading).failed).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
