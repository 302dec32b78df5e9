import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import { CATEGORIES } from '../categories.ts';

/** What tells a story from the others of its feed. */
export interface StoryIdentity {
  guid: string | null;
  link: string | null;
  title: string;
}

/**
 * The keys of stories in their addresses: the category and a hash of what identifies each in its feed. An index would
 * lead to another story tomorrow; this leads to the same one for as long as the feed has it, and then to none. Feeds
 * that give several stories one guid are told apart by link and headline as well.
 */
export function storyKeys(category: CategoryKey, stories: readonly StoryIdentity[]): string[] {
  const uses = new Map<string, number>();
  for (const story of stories) uses.set(nameOf(story), (uses.get(nameOf(story)) ?? 0) + 1);
  return stories.map((story) => {
    const name = nameOf(story);
    const identity = uses.get(name) === 1 ? name : [name, story.link, story.title].join('\n');
    return `${category}-${hash(identity)}`;
  });
}

/** The category in a story's key, or null when the key is none. */
export function categoryOfKey(key: string): CategoryKey | null {
  const category = /^([a-z-]+)-[0-9a-z]{1,11}$/.exec(key)?.[1];
  return category !== undefined && category in CATEGORIES ? (category as CategoryKey) : null;
}

function nameOf({ guid, link, title }: StoryIdentity): string {
  return guid ?? link ?? title;
}

/** 53 bits in base 36 (FNV-1a over two lanes): short, the same everywhere, and good enough to tell stories of a feed apart. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x85ebca6b);
  }
  return ((b & 0x1fffff) * 0x100000000 + (a >>> 0)).toString(36);
}
