import { storyKeys } from '@meadowlark/shared/text/story-keys.ts';
import { categoryOfKey } from './story-key.ts';

const story = (guid: string | null, link: string | null, title: string) => ({ guid, link, title });

describe('the key of a story', () => {
  // spec 3 Entities: A card has id, title, excerpt, category, date, picture, author, link; the id begins with the category key
  it('stays the same wherever the story is in its feed, even with an edited headline', () => {
    const [a] = storyKeys('business', [story('1', '/a', 'A'), story('2', '/b', 'B')]);
    const [, b] = storyKeys('business', [story('3', '/c', 'C'), story('1', '/a', 'A, updated')]);
    expect(b).toBe(a);
  });

  it('differs for stories to which a careless feed gives the same guid, and never leads to the other story', () => {
    const feed = [story('same', '/a', 'A'), story('same', '/b', 'B')];
    const [a, b] = storyKeys('business', feed);
    expect(a).not.toBe(b);
    // The next day, only the second one is left: the first key finds nothing.
    expect(storyKeys('business', feed.slice(1))).not.toContain(a);
  });

  it('falls back to link and headline without a guid', () => {
    expect(storyKeys('business', [story(null, '/a', 'A')])).toEqual(
      storyKeys('business', [story(null, '/a', 'Another')]),
    );
    expect(storyKeys('business', [story(null, null, 'A')])).not.toEqual(
      storyKeys('business', [story(null, null, 'B')]),
    );
  });

  it.each(['business', 'real-estate'] as const)('names its category: %s', (category) => {
    const [key] = storyKeys(category, [story('1', null, 'A')]);
    expect(categoryOfKey(key ?? '')).toBe(category);
  });
});
