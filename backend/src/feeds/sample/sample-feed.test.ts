import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sampleFeed, slugOf } from './sample-feed.ts';
import { sampleStories } from './sample-story.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
// The specification, section 7.
const CATEGORIES =
  'local-news national-news world-news politics business technology automotive real-estate health sports arts-culture food-dining lifestyle opinion archives'.split(
    ' ',
  );
const FEEDS: [category: string, part: number][] = CATEGORIES.flatMap((category): [string, number][] =>
  category === 'sports' ? [0, 1, 2, 3, 4].map((part) => [category, part]) : [[category, 0]],
);

const pictureFile = (name: string) => path.join(import.meta.dirname, 'pictures', `${name}.avif`);

describe('the sample edition', () => {
  it('has an empty feed for a category that is newer than it', () => {
    expect(sampleFeed('gossip', 'https://news.example', NOW)).toMatch(/<channel>(?!.*<item>).*<\/channel>/s);
  });

  it.each(FEEDS)('has enough well-formed stories for %s (%d)', (category, part) => {
    const stories = sampleStories(category, part);
    expect(stories.length).toBeGreaterThanOrEqual(category === 'sports' ? 8 : 15);
    for (const { title, description } of stories) {
      expect(title.length).toBeGreaterThanOrEqual(35);
      expect(title.length).toBeLessThanOrEqual(95);
      expect(description.length).toBeGreaterThanOrEqual(150);
      expect(description.length).toBeLessThanOrEqual(330);
    }
    // Cards cut their text after 200 characters. Every page should show cut and uncut texts.
    const cut = stories.filter(({ description }) => description.length > 200);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.length).toBeLessThan(stories.length);
    const ages = stories.map(({ hoursAgo }) => hoursAgo);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    const missing = stories.filter(({ picture }) => picture !== null && !existsSync(pictureFile(picture)));
    expect(missing).toEqual([]);
  });

  it('shows no picture twice in a section, and none in about one story of eight', () => {
    for (const category of CATEGORIES) {
      // The sports page shows the first two parts.
      const parts = category === 'sports' ? [0, 1] : [0];
      const stories = parts.flatMap((part) => sampleStories(category, part));
      const pictures = stories.flatMap(({ picture }) => picture ?? []);
      expect(pictures).toEqual([...new Set(pictures)]);
      const without = (stories.length - pictures.length) / stories.length;
      expect([category, without > 0 && without < 1 / 3]).toEqual([category, true]);
    }
  });

  it('shows no picture more than three times, and its pictures are below 1.8 MB together', () => {
    const uses = new Map<string, number>();
    const stories = FEEDS.flatMap(([category, part]) => [...sampleStories(category, part)]);
    for (const { picture } of stories) if (picture !== null) uses.set(picture, (uses.get(picture) ?? 0) + 1);
    expect([...uses].filter(([, times]) => times > 3)).toEqual([]);
    const folder = path.dirname(pictureFile(''));
    const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_800_000);
  });

  it('contains no story twice', () => {
    const slugs = FEEDS.flatMap(([category, part]) =>
      sampleStories(category, part).map(({ title }) => slugOf(title)),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('is a feed dated relative to now, labeled as a sample', () => {
    const feed = sampleFeed('local-news', 'https://news.example', NOW);
    expect(feed).toContain('<title>Sample edition: local-news</title>');
    const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date]) => Date.parse(date ?? ''));
    expect(Math.max(...dates)).toBeLessThanOrEqual(NOW.getTime());
    expect(Math.min(...dates)).toBeGreaterThan(NOW.getTime() - 7 * 24 * 3_600_000);
  });

  it('stays the same within an hour', () => {
    const at = (minutes: number) =>
      sampleFeed('local-news', 'https://news.example', new Date(NOW.getTime() + minutes * 60_000));
    expect(at(59)).toBe(at(0));
    expect(at(60)).not.toBe(at(0));
  });

  it.each(FEEDS)(
    'gives every story of %s (%d) its own permanent name, and the address where the sample is explained',
    (category, part) => {
      const [today, tomorrow] = [NOW, new Date(NOW.getTime() + 86_400_000)].map((now) => {
        const feed = sampleFeed(category, 'https://news.example', now, part);
        return {
          links: new Set([...feed.matchAll(/<item>.*?<link>([^<]+)/g)].map(([, link]) => link)),
          guids: [...feed.matchAll(/<guid isPermaLink="false">([^<]+)/g)].map(([, guid]) => guid),
        };
      });
      const count = sampleStories(category, part).length;
      expect(today?.links).toEqual(new Set(['https://news.example/about#sample']));
      expect(new Set(today?.guids).size).toBe(count);
      expect(tomorrow).toEqual(today);
    },
  );

  it('refers to pictures that are served, and escapes URLs for XML', () => {
    const feed = sampleFeed('local-news', 'https://news.example/?a&b', NOW);
    expect(feed).toContain('url="https://news.example/?a&amp;b/api/sample/pictures/streetcar.avif"');
    expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});
