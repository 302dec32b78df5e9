import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { stillFixture } from '../testing/still-fixture.ts';

export const fixtures: Fixture[] = [stillFixture('the page', '/contact')];
