import { MOST_OF_PAGE } from '@meadowlark/shared/contract/page-size.ts';
import { createElement, Suspense, use } from 'react';
import type { MountedView, UnitComponent } from '../composition/mounted-view.ts';
import type { BlockViews } from '../composition/view.ts';
import { provideParts } from './provide-parts.ts';
import { renderPage } from './render-page.tsx';
import type { RenderRequest } from './render-request.ts';
import { streamPage } from './stream-page.tsx';

provideParts();

const head = { title: 'Local News', description: 'Streets.', canonical: '/local-news' };

function request(path: string): RenderRequest {
  return {
    url: new URL(path, 'https://news.example'),
    origin: 'https://news.example',
    edition: '20261121T000000Z-00000000',
    facts: { today: 'Saturday, November 21, 2026', year: '2026' },
    pattern: path,
    preloads: [{ href: '/releases/news/1/web/remoteEntry.js', integrity: 'sha384-x' }],
    shell: {
      script: { href: '/shell.js', integrity: 'sha384-y' },
      awake: [{ href: '/awake.js', integrity: 'sha384-z' }],
      styles: ['/shell.css'],
    },
    signal: new AbortController().signal,
  };
}

const shows: UnitComponent = ({ data }) => createElement('h1', null, String(data));
const throws: UnitComponent = () => {
  throw new Error('bad release');
};

function page(Component: UnitComponent, data: unknown = 'The news'): MountedView {
  return {
    view: { kind: 'page', status: 200, head, data },
    units: new Map([['news/page/category', { state: 'live', Component }]]),
    releases: {},
  };
}

describe('renderPage', () => {
  it('writes one document: head, frame, page, state', async () => {
    const { status, html, threw } = await renderPage(request('/local-news'), page(shows));
    expect([status, threw]).toEqual([200, []]);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<h1>The news</h1>');
    expect(html).toContain(
      '"units":[{"href":"/releases/news/1/web/remoteEntry.js","integrity":"sha384-x"}],"atOnce":false',
    );
    // It sleeps: only its first script is fetched.
    expect(html).not.toContain('as="script"');
    expect(html).toContain('<b>Saturday, November 21, 2026</b>');
    // The whole page is visible without scripts.
    expect(html).not.toContain('$RC(');
  });

  it('mentions an advertising network, and its script, only if there is one', async () => {
    const ads = { script: { href: '/ads.js', integrity: 'sha384-a' }, network: 'https://ads.example/frame' };
    const withNetwork = await renderPage({ ...request('/local-news'), ads }, page(shows));
    expect(withNetwork.html).toContain(`"ads":${JSON.stringify(ads)}`);
    const without = await renderPage(request('/local-news'), page(shows));
    expect(without.html).not.toContain('"ads"');
  });

  it('keeps a large page in its place, without a reveal script', async () => {
    const { html } = await renderPage(request('/local-news'), page(shows, 'word '.repeat(20_000)));
    expect(html).not.toMatch(/<div hidden="?"? id="S:/);
  });

  it('leaves out a page that throws, with the frame intact and a real status', async () => {
    const { status, html, threw } = await renderPage(request('/local-news'), page(throws));
    expect([status, threw.map(({ unit }) => unit)]).toEqual([503, ['news/page/category']]);
    expect(html).toContain('Local News is unavailable right now');
    expect(html).toContain('</footer>');
  });

  it('leaves out a page that is too large, and one with a boundary that waits when its time is over', async () => {
    const tooLarge = await renderPage(request('/local-news'), page(shows, 'x'.repeat(MOST_OF_PAGE + 1)));
    expect(tooLarge.threw).toMatchObject([
      { error: { message: expect.stringContaining('larger than 8 MiB') } },
    ]);

    const limit = new AbortController();
    const never = new Promise<never>(() => {});
    const waits: UnitComponent = () =>
      createElement(
        Suspense,
        null,
        createElement(() => use(never)),
      );
    const rendering = renderPage({ ...request('/local-news'), signal: limit.signal }, page(waits));
    limit.abort(new Error('too late'));
    expect((await rendering).threw).toHaveLength(1);
  });

  it('lets no data end the script it travels in', async () => {
    const { html } = await renderPage(
      request('/local-news'),
      page(shows, '</script><script>alert(1)</script>'),
    );
    expect(html).not.toContain('<script>alert');
  });

  it('leaves out one block of the front page that throws; the page stays good', async () => {
    const ready = { state: 'ready', data: 'A block' } as const;
    const blocks: BlockViews = {
      local: ready,
      brief: { state: 'unavailable' },
      video: { state: 'unavailable' },
      national: ready,
      updates: { state: 'unavailable' },
    };
    const { status, html, threw } = await renderPage(request('/'), {
      view: { kind: 'home', status: 200, head, blocks },
      units: new Map([
        ['news/block/front-local', { state: 'live', Component: throws }],
        ['news/block/front-national', { state: 'live', Component: shows }],
      ]),
      releases: {},
    });
    expect([status, threw.map(({ unit }) => unit)]).toEqual([200, ['news/block/front-local']]);
    expect(html).toContain('Local News is unavailable right now');
    expect(html).toContain('<h1>A block</h1>');
  });
});

describe('streamPage', () => {
  async function stream(mounted: MountedView | Promise<MountedView>) {
    const pieces: string[] = [];
    const pending = createElement('p', null, 'Loading local news...');
    await streamPage(request('/local-news'), { mounted, pending, head }, (html) => pieces.push(html), 'once');
    return { pieces, html: pieces.join('') };
  }

  it('sends the frame and the pending text first, then the page, and its state last', async () => {
    let arrive: (view: MountedView) => void = () => {};
    const streaming = stream(new Promise((resolve) => (arrive = resolve)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    arrive(page(shows));
    const { pieces, html } = await streaming;
    expect(pieces[0]).toContain('Loading local news...');
    expect(pieces[0]).not.toContain('The news');
    expect(html.indexOf('The news')).toBeGreaterThan(html.indexOf('Loading local news...'));
    expect(pieces.at(-1)).toContain('id="page-state"');
    // The script that moves the page into place runs under the policy of this one response.
    expect(html).toContain('<script nonce="once">');
  });

  it('has the title and marks the section of a view that has arrived, and those of the route for a late one', async () => {
    const view = {
      kind: 'page',
      status: 200,
      data: 'It rained',
      head: { ...head, title: 'Rain', section: '/politics' },
    };
    const story = { ...page(shows), view } as MountedView;
    const arrived = (await stream(story)).html;
    expect(arrived).toContain('<title>Rain |');
    expect(arrived).toContain('href="/politics" aria-current="true"');
    const late = (await stream(Promise.resolve(story))).html;
    expect(late).toContain('<title>Local News |');
    expect(late).not.toContain('href="/politics" aria-current');
  });
});
