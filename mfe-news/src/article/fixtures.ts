import { feedFixtures, FIRST_SAMPLE_KEY } from '../testing/feed-fixtures.ts';

export const fixtures = feedFixtures(`/article/${FIRST_SAMPLE_KEY}`, { id: FIRST_SAMPLE_KEY });
