import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const SampleStory = z.strictObject({
  title: z.string().min(1),
  /** The dateline: where it was reported from. Stories from Omaha have none. */
  place: z.string().optional(),
  description: z.string().min(1),
  /** The name of a desk, never of a person. */
  author: z.string().nullable(),
  /** File name in `pictures/`, without extension. */
  picture: z.string().nullable(),
  /** Age at the time of reading, so that the sample is always current. */
  hoursAgo: z.number().nonnegative(),
});

export type SampleStory = z.infer<typeof SampleStory>;

/** In the order of the catalog. */
const SPORTS = ['baseball', 'tennis', 'golf', 'hockey', 'soccer'];

const cache = new Map<string, readonly SampleStory[]>();

/**
 * Reads the stories of a category from `stories/`. Sports has a part per sport. A new category has none until they are
 * written.
 */
export function sampleStories(category: string, part = 0): readonly SampleStory[] {
  const name = category === 'sports' ? `sports-${SPORTS[part] ?? SPORTS[0]}` : category;
  const known = cache.get(name);
  if (known) return known;
  const file = path.join(import.meta.dirname, 'stories', `${name}.json`);
  if (!existsSync(file)) return [];
  const stories = z.array(SampleStory).parse(JSON.parse(readFileSync(file, 'utf8')));
  cache.set(name, stories);
  return stories;
}
