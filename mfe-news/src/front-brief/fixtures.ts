import { feedFixtures } from '../testing/feed-fixtures.ts';

export const fixtures = feedFixtures('/', {});
