import { NOT_THE_SAME, rewritePage, rewriteViewData } from './rewrite.ts';

const theirs = {
  version: '1.0.0',
  owner: 'News desk',
  federationName: 'mfe_news',
  entry: '/a',
  integrity: 'sha384-a',
};
const local = {
  version: 'development',
  owner: 'You',
  federationName: 'mfe_news_d',
  entry: '/b',
  integrity: 'sha384-b',
};
const page = (state: object, body = '') =>
  `<head><link rel="preload" href="/releases/news/1.0.0/web/x.js" as="script" integrity="sha384-x"><link rel="preload" href="/releases/shell/1/web/f.woff2" as="font"></head><body>${body}<script type="application/json" id="page-state">${JSON.stringify(state)}</script></body>`;

describe('rewritePage', () => {
  it('replaces the site’s release with the local one, and keeps the others', () => {
    const html = rewritePage(
      page({ releases: { news: theirs, media: theirs }, view: '$& </b>' }),
      'news',
      local,
    );
    const [, text = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ releases: { news: local, media: theirs }, view: '$& </b>' });
    expect(text).not.toContain('<');
  });

  it('does not preload scripts of the site’s release', () => {
    const html = rewritePage(page({ releases: {} }), 'news', local);
    expect(html).not.toContain('/releases/news/');
    expect(html).toContain('f.woff2');
  });

  it('wakes the page, without scripts of the site’s release', () => {
    const units = [{ href: '/releases/news/1.0.0/web/x.js' }, { href: '/releases/media/1.0.0/web/y.js' }];
    const plan = { awake: [{ href: '/releases/shell/1/web/awake.js' }], units, atOnce: false };
    const html = rewritePage(
      `<script type="application/json" id="wake-plan">${JSON.stringify(plan)}</script>`,
      'news',
      local,
    );
    const [, text = ''] = /id="wake-plan">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ ...plan, units: units.slice(1), atOnce: true });
  });

  it('makes React rerender the units of the remote, and no others', () => {
    const body = '<div data-unit="news/page/category"><p>a</p></div><div data-unit="media/block/x"></div>';
    expect(rewritePage(page({ releases: {} }, body), 'news', local)).toContain(
      `<div data-unit="news/page/category">${NOT_THE_SAME}<p>a</p></div><div data-unit="media/block/x"></div>`,
    );
  });

  it('keeps a page without units readable, and never shows the site’s release as the local one', () => {
    expect(rewritePage('<body>Sorry</body>', 'news', local)).toContain('Sorry');
    const unknown = '<body><div data-unit="news/page/category">Theirs</div></body>';
    expect(() => rewritePage(unknown, 'news', local)).toThrow('Install the same kit as the site.');
  });
});

describe('rewriteViewData', () => {
  it('names the local release if the view has the remote', () => {
    const response = { edition: 'e', view: { kind: 'page' }, releases: { news: theirs } };
    expect(JSON.parse(rewriteViewData(JSON.stringify(response), 'news', local))).toEqual({
      ...response,
      releases: { news: local },
    });
    expect(JSON.parse(rewriteViewData(JSON.stringify(response), 'blog', local))).toEqual(response);
  });
});
