import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { sampleStories } from '../sample-category/stories.ts';
import { feedFixtures, FIRST_SAMPLE_KEY } from '../testing/feed-fixtures.ts';

const GONE = 'local-news-0';

/** Adds the cases of a single story: gone from its feed, hard-coded, and unknown. */
export const fixtures: Fixture[] = [
  ...feedFixtures(`/article/${FIRST_SAMPLE_KEY}`, { id: FIRST_SAMPLE_KEY }),
  ...feedFixtures(`/article/${GONE}`, { id: GONE })
    .filter(({ name }) => name === '15 stories')
    .map((fixture) => ({ ...fixture, name: 'gone, and 15 others' })),
  ...[sampleStories('health')[0]?.href ?? '', '/article/nonsense'].map((path, i) => ({
    name: i === 0 ? 'a hard-coded sample' : 'an address no story ever had',
    path,
    params: { id: path.replace('/article/', '') },
    respond: () => {
      throw new Error('This page fetches nothing.');
    },
  })),
];
