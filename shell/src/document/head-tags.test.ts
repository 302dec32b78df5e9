import type { Head } from '@meadowlark/shared/contract/head.ts';
import { documentStart } from './document-html.ts';
import { documentTitle, headTags } from './head-tags.ts';

const head: Head = { title: 'Local News', description: 'Streets.', canonical: '/local-news' };
const ORIGIN = 'https://news.example';

function names(status: number): string[] {
  return headTags(head, status, ORIGIN).map(({ attributes }) => Object.values(attributes).join(' '));
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
      assets: { script: '/s.js', styles: [], fonts: [], icon: '/i.svg', preloads: [] },
      styles: '',
    });
    expect(html).not.toContain('<script>alert');
  });
});
