import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const SampleStory = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** A desk, never a person. */
  author: z.string().nullable(),
  /** Name of a file in `pictures/`, without its ending. */
  picture: z.string().nullable(),
  /** Age at any moment the sample is read, so that it is always of today. */
  hoursAgo: z.number().nonnegative(),
});

export type SampleStory = z.infer<typeof SampleStory>;

/** The five feeds of the sports, in the order of the catalogue. */
const SPORTS = ['baseball', 'tennis', 'golf', 'hockey', 'soccer'];

const read = new Map<string, readonly SampleStory[]>();

/** The stories of a category, from `stories/`. Sports has a part per sport. Throws when there is no such file. */
export function sampleStories(category: string, part = 0): readonly SampleStory[] {
  const name = category === 'sports' ? `sports-${SPORTS[part] ?? SPORTS[0]}` : category;
  const known = read.get(name);
  if (known) return known;
  const file = path.join(import.meta.dirname, 'stories', `${name}.json`);
  const stories = z.array(SampleStory).parse(JSON.parse(readFileSync(file, 'utf8')));
  read.set(name, stories);
  return stories;
}
