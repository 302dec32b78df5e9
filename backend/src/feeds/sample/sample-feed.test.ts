import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadCatalogue } from '../catalogue.ts';
import { sampleFeed } from './sample-feed.ts';
import { sampleStories } from './sample-story.ts';
import { slugOf } from './slug-of.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CATEGORIES = Object.keys(loadCatalogue());
const FEEDS: [category: string, part: number][] = CATEGORIES.flatMap((category): [string, number][] =>
  category === 'sports' ? [0, 1, 2, 3, 4].map((part) => [category, part]) : [[category, 0]],
);

const pictureFile = (name: string) => path.join(import.meta.dirname, 'pictures', `${name}.svg`);

describe('the sample edition', () => {
  it.each(FEEDS)('has enough well-formed stories for %s (%d)', (category, part) => {
    const stories = sampleStories(category, part);
    expect(stories.length).toBeGreaterThanOrEqual(category === 'sports' ? 8 : 15);
    for (const { title, description } of stories) {
      expect(title.length).toBeLessThanOrEqual(110);
      expect(description.length).toBeGreaterThan(60);
    }
    const missing = stories.filter(({ picture }) => picture !== null && !existsSync(pictureFile(picture)));
    expect(missing).toEqual([]);
  });

  it('tells no story twice', () => {
    const slugs = FEEDS.flatMap(([category, part]) =>
      sampleStories(category, part).map(({ title }) => slugOf(title)),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('is a feed dated relative to now, labelled as a sample', () => {
    const feed = sampleFeed('local-news', 'https://news.example', NOW);
    expect(feed).toContain('<title>Sample edition: local-news</title>');
    const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date]) => Date.parse(date ?? ''));
    expect(Math.max(...dates)).toBeLessThanOrEqual(NOW.getTime());
    expect(Math.min(...dates)).toBeGreaterThan(NOW.getTime() - 7 * 24 * 3_600_000);
  });
});
