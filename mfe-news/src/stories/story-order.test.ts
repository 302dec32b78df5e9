import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { pictureFirst } from './story-order.ts';

function story(id: string, hasPicture: boolean): StoryView {
  const picture = hasPicture ? { src: `/${id}.jpg`, alt: '' } : null;
  return { id, href: null, title: id, excerpt: '', byline: 'News Team', date: null, picture };
}

const idsOf = (stories: StoryView[]) => stories.map(({ id }) => id).join('');

describe('the featured story', () => {
  it('is the first that has a picture; the others keep their order', () => {
    const shuffled = [story('a', false), story('b', false), story('c', true), story('d', true)];
    expect(idsOf(pictureFirst(shuffled))).toBe('cabd');
  });

  it('is the first of all where none has one', () => {
    expect(idsOf(pictureFirst([story('a', false), story('b', false)]))).toBe('ab');
    expect(pictureFirst([])).toEqual([]);
  });
});
