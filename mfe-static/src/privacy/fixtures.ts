import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { stillFixture } from '../testing/still-fixture.ts';

export const fixtures: Fixture[] = [
  stillFixture('at its own address', '/privacy-policy'),
  stillFixture('at its short address', '/privacy'),
];
