import { isSlug, postPath } from './slug.ts';

describe('isSlug', () => {
  it.each(['a', 'counting-birds', '2025_11', 'v1.2', 'çay-saati', '雪', '_draft'])('takes %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each(['', '.', '..', '-a', 'a b', 'a/b', 'a?b', 'a%2fb', '<a>', 'a\n', 'a\u0000', 'a'.repeat(201)])(
    'refuses %j',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );
});

describe('postPath', () => {
  it('encodes characters that a URL cannot contain', () => {
    expect(postPath('雪')).toBe('/blog/%E9%9B%AA');
  });
});
