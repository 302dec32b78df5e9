import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import { CATEGORIES } from '../categories.ts';

/**
 * The key of a story in its address: its category and a hash of what identifies it in its feed. An index would lead to
 * another story tomorrow; this leads to the same one for as long as the feed has it, and then to none.
 */
export function storyKey(category: CategoryKey, { guid, link, title }: FeedItem): string {
  return `${category}-${hash(guid ?? link ?? title)}`;
}

/** The category in a story's key, or null when the key is none. */
export function categoryOfKey(key: string): CategoryKey | null {
  const category = /^([a-z-]+)-[0-9a-z]{1,11}$/.exec(key)?.[1];
  return category !== undefined && category in CATEGORIES ? (category as CategoryKey) : null;
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
