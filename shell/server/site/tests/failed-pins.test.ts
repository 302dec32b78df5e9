import { signQaLink } from '../../qa/qa-link.ts';
import { pageOf, startNewsSite, type TestPage } from '../testing/news-site.ts';

const SECRET = 'a secret of a test, long enough to sign with';
const headers = {
  cookie: `qa=${signQaLink(SECRET, { news: '2' }, new Date(Date.now() + 60_000))}`,
};
const HOSTILE = `</ul><script>alert(1)</script>\u202E\u0000${'long '.repeat(1000)}`;

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(() => site.close());

const throws = (): never => {
  throw new Error(HOSTILE);
};

/** The failures that the banner shows. */
function banner(html: string): string {
  return /<ul [^>]*data-qa-failures[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? 'no banner';
}

describe.each<[string, TestPage]>([
  ['throws in its load', pageOf('', { load: throws })],
  ['throws while rendering', pageOf('', { Page: throws })],
  [
    'throws after the page should have gone out',
    pageOf('', {
      load: async () => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        return throws();
      },
    }),
  ],
])('a pinned release that %s', (_what, two) => {
  it('says why above the page, bounded and escaped, to staff only', async () => {
    site = await startNewsSite({ two, secret: SECRET });
    const { status, body } = await site.request('/local-news', headers);
    expect(status).toBe(503);
    const said = banner(body);
    expect(said).toContain('news/page/category 2 failed: &lt;/ul&gt;&lt;script&gt;alert(1)');
    expect(said.length).toBeLessThan(600);
    expect(body).not.toContain('<script>alert');
    for (const hidden of ['\u202E', '\u0000']) expect(said).not.toContain(hidden);
    expect((await site.request()).body).not.toMatch(/data-qa-failures|alert\(1\)/);
  });
});

test('a navigation to a page that fails becomes a document, which says why', async () => {
  site = await startNewsSite({ two: pageOf('', { load: throws }), secret: SECRET });
  const ref = `${site.live.edition.id}+qa`;
  const { status, body, headers: received } = await site.request(`/_data/${ref}/local-news`, headers);
  expect(status).toBe(409);
  expect(received.get('content-type')).toContain('text/plain');
  expect(body).not.toContain('alert');
  site.pages['2'] = pageOf('Fixed');
  expect((await site.request(`/_data/${ref}/local-news`, headers)).status).toBe(200);
});

test('a pinned release that works leaves the list empty', async () => {
  site = await startNewsSite({ secret: SECRET });
  expect(banner((await site.request('/local-news', headers)).body)).toBe('');
});
