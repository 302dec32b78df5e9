import type { CacheKind } from '../purge/cache-setting.ts';
import { cacheControl, tagHeaders } from './cache-control.ts';

const fresh = (seconds: number) => ({ freshMs: seconds * 1000, staleMs: 600_000 });

describe('cacheControl', () => {
  it('caches a good page for the lifetime of its policy', () => {
    expect(cacheControl(200, fresh(60))).toContain('s-maxage=60');
  });
  it('caches a missing page briefly', () => {
    expect(cacheControl(404, fresh(300))).toContain('s-maxage=10,');
  });
  it.each([502, 503])('never caches a failed page (%d)', (status) => {
    expect(cacheControl(status, fresh(60))).toBe('no-store');
  });
});

const FACTS = {
  releases: [
    { name: 'shell', version: '1.2.0' },
    { name: 'blog', version: '0.1.0-54980419' },
  ],
  pattern: '/blog/:slug',
};

test('a page has the tags of its edition, releases and section, in the forms that the caches in front read', () => {
  const all = new Set<CacheKind>(['varnish', 'fastly', 'cloudflare']);
  expect(tagHeaders('page', '20261121T112827Z-baacad39', FACTS, all)).toEqual({
    'surrogate-key': '20261121T112827Z-baacad39 shell@1.2.0 blog@0.1.0-54980419 section/blog',
    xkey: '20261121T112827Z-baacad39 shell@1.2.0 blog@0.1.0-54980419 section/blog',
    'cache-tag': '20261121T112827Z-baacad39,shell@1.2.0,blog@0.1.0-54980419,section/blog',
  });
  expect(tagHeaders('page', 'an edition', FACTS, new Set<CacheKind>(['fastly']))).toEqual({
    'surrogate-key': 'an edition shell@1.2.0 blog@0.1.0-54980419 section/blog',
  });
  expect(tagHeaders('page', 'an edition', FACTS, new Set())).toEqual({});
});

test('the data of a tab stays when its edition is purged, and the front page has a section', () => {
  const tags = (kind: 'page' | 'data', facts: Parameters<typeof tagHeaders>[2]) =>
    tagHeaders(kind, 'an edition', facts, new Set<CacheKind>(['varnish']))['xkey'];
  expect(tags('data', FACTS)).not.toContain('an edition');
  expect(tags('page', { ...FACTS, pattern: '/' })).toContain('section/home');
  expect(tags('page', { releases: [], pattern: null })).toBe('an edition');
});
