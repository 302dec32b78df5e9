import type { Head } from '@meadowlark/shared/contract/head.ts';
import { documentStart } from './document-html.ts';
import { documentTitle, headTags } from './head-tags.ts';
import { SPECULATION_RULES } from '../sleeping/speculation-rules.ts';
import { CLOSED_ALERTS_SCRIPT } from '../features/breaking/closed-alerts.ts';
import { INLINE_SCRIPTS } from './inline-scripts.ts';
import { homeHead } from './shell-heads.ts';

const head: Head = { title: 'Local News', description: 'Streets.', canonical: '/local-news' };
const ORIGIN = 'https://news.example';
const ASSETS = {
  script: { href: '/s.js', integrity: '' },
  styles: [],
  icon: '/i.svg',
  preloads: [],
};

function names(status: number, more: Partial<Head> = {}): string[] {
  return headTags({ ...head, ...more }, status, ORIGIN).map(({ attributes }) =>
    Object.values(attributes).join(' '),
  );
}

describe('headTags', () => {
  it('names one canonical address, absolute', () => {
    expect(names(200).filter((text) => text.startsWith('canonical'))).toEqual([
      'canonical https://news.example/local-news',
    ]);
  });

  it.each([404, 410, 502, 503])('keeps a page of status %d out of search engines', (status) => {
    expect(names(status)).toContain('robots noindex');
    expect(names(200)).not.toContain('robots noindex');
  });
});

describe('the card of a page', () => {
  const pictures = (image?: Head['image']) =>
    names(200, image ? { image } : {}).filter((text) => text.startsWith('og:image'));

  it('shows the picture of the page, by its absolute address', () => {
    expect(pictures({ url: '/pictures/sig/abc', alt: 'A crane' })).toEqual([
      'og:image https://news.example/pictures/sig/abc',
      'og:image:alt A crane',
    ]);
  });

  it.each([undefined, { url: '/hero.svg', alt: 'Drawn' }, { url: 'https://[broken', alt: '' }])(
    'has the picture of the paper if the page has no usable one',
    (image) => {
      expect(pictures(image)).toEqual([
        'og:image https://news.example/share.png',
        'og:image:width 1200',
        'og:image:height 630',
        expect.stringContaining('og:image:alt The Omaha Meadowlark'),
      ]);
    },
  );
});

it('works in browsers that cannot validate URLs', () => {
  const { canParse } = Object.getOwnPropertyDescriptors(URL);
  Reflect.deleteProperty(URL, 'canParse');
  expect(names(200, { image: { url: '/pictures/sig/abc', alt: 'A crane' } })).toContain(
    'og:image https://news.example/share.png',
  );
  Object.defineProperty(URL, 'canParse', canParse);
});

describe('structured data', () => {
  const things = (status: number, more: Partial<Head> = {}) =>
    headTags({ ...head, ...more }, status, ORIGIN)
      .filter(({ name }) => name === 'script')
      .map(({ text = '' }) => JSON.parse(text) as { '@type': string; itemListElement: { item: string }[] });

  it('says the way from the front page, with absolute addresses', () => {
    const [list] = things(200, { breadcrumbs: [{ text: 'Blog', href: '/blog' }] });
    expect(list?.['@type']).toBe('BreadcrumbList');
    expect(list?.itemListElement.map(({ item }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/blog`,
      `${ORIGIN}/local-news`,
    ]);
  });

  it('has no tags for missing values', () => {
    expect(things(404, { structuredData: [{ '@type': 'Thing' }] })).toEqual([]);
  });

  it('describes the paper and its site on the front page', () => {
    expect(things(200, homeHead(ORIGIN)).map((thing) => thing['@type'])).toEqual([
      'NewsMediaOrganization',
      'WebSite',
    ]);
  });
});

it('names the feed of the page, also on its later pages', () => {
  expect(names(200, { feed: 'The blog', canonical: '/blog?page=2' })).toContain(
    'alternate application/rss+xml The blog https://news.example/blog/rss.xml',
  );
});

it('treats a path that looks like another site as a path', () => {
  expect(names(404, { canonical: '//evil.example/' })).toContain(
    'canonical https://news.example//evil.example/',
  );
});

describe('documentTitle', () => {
  it('adds the name of the paper once', () => {
    expect(documentTitle(head)).toBe('Local News | The Omaha Meadowlark');
    expect(documentTitle({ ...head, title: 'The Omaha Meadowlark: news' })).toBe(
      'The Omaha Meadowlark: news',
    );
  });
});

describe('documentStart', () => {
  it('lets no text of a page become markup', () => {
    const evil = '"><script>alert(1)</script>';
    const html = documentStart({
      head: {
        title: evil,
        description: evil,
        canonical: `/blog/${evil}`,
        structuredData: [{ name: '</script><script>alert(1)</script>' }],
      },
      status: 200,
      origin: ORIGIN,
      assets: ASSETS,
      styles: '',
      pictureLinks: '',
    });
    expect(html).not.toContain('<script>alert');
  });
});

describe('INLINE_SCRIPTS', () => {
  it('lists every inline script of a page, and the rules added later', () => {
    const html = documentStart({
      head: { ...head, title: '<script>alert(1)</script>' },
      status: 200,
      origin: ORIGIN,
      assets: ASSETS,
      styles: '',
      pictureLinks: '',
    });
    const run = html.match(/<script(?![^>]*(?:\ssrc=|\stype="application))/g) ?? [];
    const later = [CLOSED_ALERTS_SCRIPT, SPECULATION_RULES];
    expect(INLINE_SCRIPTS).toHaveLength(run.length + later.length);
    expect(INLINE_SCRIPTS).toEqual(expect.arrayContaining(later));
    expect(INLINE_SCRIPTS.join('')).toContain('localStorage');
  });
});
