import { shorten } from './shorten.ts';

describe('shorten', () => {
  it('does not change a text of exactly the limit', () => {
    expect(shorten('rail', 4)).toBe('rail');
    expect(shorten('😀😀', 2)).toBe('😀😀');
  });

  it('cuts a longer one to the limit, with an ellipsis that counts', () => {
    expect(shorten('rails', 4)).toBe('rai…');
    expect(shorten('😀😀😀', 2)).toBe('😀…');
  });

  it('leaves no space before the ellipsis', () => {
    expect(shorten('one two', 5)).toBe('one…');
  });
});
