import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { offlineFixture } from '../testing/offline-fixture.ts';

export const fixtures: Fixture[] = [
  offlineFixture('all questions', '/faq'),
  offlineFixture('a search', '/faq?q=radio'),
  offlineFixture('a search without a match', '/faq?q=snowshoe'),
];
