import { cacheTags, tagHeaders } from './cache-tags.ts';

const FACTS = {
  releases: [
    { name: 'shell', version: '1.2.0' },
    { name: 'blog', version: '0.1.0-54980419' },
  ],
  pattern: '/blog/:slug',
};

test('a page has the tags of its edition, releases and section, in the forms that caches read', () => {
  const tags = cacheTags('page', '20261121T112827Z-baacad39', FACTS);
  expect(tagHeaders(tags, true)).toEqual({
    'surrogate-key': '20261121T112827Z-baacad39 shell@1.2.0 blog@0.1.0-54980419 section/blog',
    xkey: '20261121T112827Z-baacad39 shell@1.2.0 blog@0.1.0-54980419 section/blog',
    'cache-groups': '"20261121T112827Z-baacad39", "shell@1.2.0", "blog@0.1.0-54980419", "section/blog"',
    'cache-tag': '20261121T112827Z-baacad39,shell@1.2.0,blog@0.1.0-54980419,section/blog',
  });
  expect(tagHeaders(tags, false)).not.toHaveProperty('cache-tag');
});

test('the data of a tab stays when its edition is purged, and the front page has a section', () => {
  expect(cacheTags('data', 'an edition', FACTS)).not.toContain('an edition');
  expect(cacheTags('page', 'an edition', { ...FACTS, pattern: '/' })).toContain('section/home');
  expect(cacheTags('page', 'an edition', { releases: [], pattern: null })).toEqual(['an edition']);
});
