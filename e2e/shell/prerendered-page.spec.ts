import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { startPrerenderingBrowser, type Tab } from '../support/browser/prerendering-browser.ts';
import { fetchPage } from '../support/pages/read-html.ts';
import { startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

/**
 * Runs first in each page: the connection is slow enough to sleep, vitals are always reported, errors are recorded, and a
 * prerendered page notes in the storage when it has loaded.
 */
const inEachPage = (connection: object) => `
  Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} });
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
    get() { return this.requestStart + 400; },
  });
  Math.random = () => 0;
  window.errors = [];
  for (const kind of ['error', 'unhandledrejection'])
    addEventListener(kind, ({ message, reason }) => window.errors.push(String(message ?? reason)));
  if (document.prerendering)
    addEventListener('load', () => setTimeout(() => (localStorage.loaded = 'yes'), 500));
`;

const scripts = (tab: Tab) =>
  tab.evaluate(`(() => {
    const { activationStart } = performance.getEntriesByType('navigation')[0];
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\\/(?:ads|reader|awake|donation)\\./.test(name));
    const names = files.map(({ name, startTime }) =>
      name.replace(/.*\\/(\\w+)\\..*/, '$1') + (startTime < activationStart ? ' unseen' : ''));
    return [...new Set(names)].sort();
  })()`);

test('the first story of a list is prerendered, runs nothing until it is shown, and then has the current settings; nothing is prerendered for readers who save data', async ({
  request,
}) => {
  const site = await startSite({ AD_FRAME_URL: 'https://ads.invalid/frame' });
  // A busy server refuses to render a page for a prefetch, and a server may be busy after its start: the story is rendered first.
  const { main } = await fetchPage(request, `${site.origin}/local-news`);
  const [, story = 'no story'] = /<article.*?href="(\/article\/[^"]+)"/s.exec(main) ?? [];
  expect((await fetchPage(request, site.origin + story)).status).toBe(200);
  const browser = await startPrerenderingBrowser(await findBrowser());
  const open = async (connection: object) => {
    const source = inEachPage(connection);
    const tab = await browser.open({
      prepare: (send) =>
        Promise.all([send('Page.enable'), send('Page.addScriptToEvaluateOnNewDocument', { source })]),
    });
    await tab.send('Page.navigate', { url: `${site.origin}/local-news` });
    return tab;
  };
  try {
    const tab = await open({ saveData: false, effectiveType: '4g', downlink: 1 });
    await expect.poll(() => tab.evaluate('localStorage.loaded').catch(() => null)).toBe('yes');
    await tab.evaluate(`document.querySelector('[data-theme-switch]').click()`);
    // The page leaves before it can respond.
    await tab.evaluate(`document.querySelector('[data-likeliest]').click()`).catch(() => null);
    await expect.poll(() => tab.evaluate('location.pathname').catch(() => null)).toContain('/article/');
    expect(
      await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart > 0`),
      'the page was prerendered',
    ).toBe(true);
    await expect.poll(() => scripts(tab)).toEqual(['ads', 'reader']);
    expect(await tab.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    expect(await tab.evaluate('window.errors')).toEqual([]);
    // Both pages write to the storage of the tab, and the first one was left.
    expect(await (await fetch(`${site.origin}/metrics`)).text()).not.toContain('side="browser"');

    const saving = await open({ saveData: true, effectiveType: '4g', downlink: 1 });
    await expect.poll(() => scripts(saving).catch(() => null)).toEqual(['ads', 'reader']);
    expect(await saving.evaluate(`document.querySelector('script[type=speculationrules]')`)).toBeNull();
    expect(saving.prepared()).toBe(0);
  } finally {
    await browser.close();
    await site.stop();
  }
});
