import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { newsArticle } from './news-article.ts';

const STORY: StoryView = {
  id: 'business-0',
  href: '/article/business-1',
  title: 'Rail laid',
  excerpt: 'The last of it.',
  byline: 'Ann Author',
  date: { iso: '2026-11-20', text: 'November 20, 2026' },
  picture: { src: '/pictures/rail.jpg', alt: '' },
};

function described(story: Partial<StoryView>, source: { href: string; host: string } | null = null) {
  return newsArticle(
    {
      state: 'here',
      category: 'business',
      time: null,
      story: { ...STORY, ...story },
      dateline: 'LINCOLN',
      opening: story.excerpt ?? 'The last of it. All of it.',
      source,
      sample: false,
      more: [],
    },
    'https://paper.example/article/business-1',
    'https://paper.example',
  );
}

describe('a story for search engines', () => {
  it('is complete', () => {
    expect(described({}, { href: 'https://www.wire.example/1', host: 'wire.example' })).toEqual({
      '@type': 'NewsArticle',
      headline: 'Rail laid',
      description: 'The last of it. All of it.',
      dateline: 'LINCOLN',
      image: ['https://paper.example/pictures/rail.jpg'],
      datePublished: '2026-11-20',
      author: [{ '@type': 'Person', name: 'Ann Author' }],
      publisher: { '@type': 'Organization', name: 'wire.example', url: 'https://www.wire.example/' },
      articleSection: 'Business',
      inLanguage: 'en-US',
      mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://paper.example/article/business-1' },
      url: 'https://paper.example/article/business-1',
      isBasedOn: 'https://www.wire.example/1',
    });
  });

  it('claims nothing that the feed does not contain', () => {
    const thing = described({ date: { iso: null, text: 'soon' }, picture: null, excerpt: '' });
    expect(thing).not.toHaveProperty('datePublished');
    expect(thing).not.toHaveProperty('image');
    expect(thing).not.toHaveProperty('description');
    expect(thing).toMatchObject({ publisher: { name: 'The Omaha Meadowlark' } });
  });

  it.each(['News Team', 'City desk', 'Associated Press', 'Wire services'])(
    'takes %s for no person',
    (byline) => {
      expect(described({ byline })).toMatchObject({ author: [{ '@type': 'Organization', name: byline }] });
    },
  );

  it('keeps the headline to the length that is shown', () => {
    expect(String(described({ title: 'x'.repeat(160) })['headline'])).toHaveLength(110);
  });
});
