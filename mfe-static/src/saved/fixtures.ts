import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { offlineFixture } from '../testing/offline-fixture.ts';

export const fixtures: Fixture[] = [offlineFixture('the page', '/saved')];
