import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { stillFixture } from '../testing/still-fixture.ts';

export const fixtures: Fixture[] = [
  stillFixture('all questions', '/faq'),
  stillFixture('a search', '/faq?q=radio'),
  stillFixture('a search without a match', '/faq?q=snowshoe'),
];
