import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { inPageOrder } from './story-order.ts';

function story(id: string, iso: string | null, hasPicture: boolean): StoryView {
  const picture = hasPicture ? { src: `/${id}.jpg`, alt: '' } : null;
  const date = iso === null ? null : { iso, text: iso };
  return { id, href: null, title: id, excerpt: '', byline: 'News Team', date, picture };
}

const idsOf = (stories: StoryView[]) => stories.map(({ id }) => id).join('');

const EIGHT = '2026-11-20T08:00:00.000Z';
const NINE = '2026-11-20T09:00:00.000Z';
const NOW = new Date('2026-11-20T10:00:00.000Z');

describe('the featured story', () => {
  it('is the newest with a picture in each of ten loads, while the order of the others changes', () => {
    const feed = [
      story('a', EIGHT, true),
      story('b', NINE, false),
      story('c', NINE, true),
      story('d', NINE, true),
      story('e', null, true),
    ];
    const loads = Array.from({ length: 10 }, (_, i) => idsOf(inPageOrder(feed, NOW, () => i / 10)));
    expect(new Set(loads.map(([featured]) => featured))).toEqual(new Set(['c']));
    expect(new Set(loads).size).toBeGreaterThan(1);
    expect(loads.map((ids) => ids.split('').toSorted().join(''))).toEqual(loads.map(() => 'abcde'));
  });

  it('is the newest of all where none has one', () => {
    expect(idsOf(inPageOrder([story('a', EIGHT, false), story('b', NINE, false)], NOW))).toBe('ba');
    expect(inPageOrder([], NOW)).toEqual([]);
  });

  it('is none of a day to come, unless all are', () => {
    const tomorrow = story('a', '2026-11-21', true);
    expect(idsOf(inPageOrder([tomorrow, story('b', EIGHT, true)], NOW))).toBe('ba');
    expect(idsOf(inPageOrder([tomorrow], NOW))).toBe('a');
  });

  it('may be one whose publisher is in another zone than it says', () => {
    const ahead = story('a', '2026-11-20T15:00:00.000Z', true);
    expect(idsOf(inPageOrder([story('b', NINE, true), ahead], NOW))).toBe('ab');
  });
});
