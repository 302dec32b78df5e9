import { weighBuilds } from '../../scripts/bytes/weigh-builds.ts';
import { readRecord, recordOf } from '../../scripts/bytes/byte-record.ts';
import { expect, test } from '../support/test.ts';

/** File names and scripts contain versions, which compress differently from commit to commit. */
const TOLERANCE = 0.02;

test('the builds have the recorded sizes', () => {
  const recorded = readRecord();
  const built = recordOf(weighBuilds());
  expect(Object.keys(built).toSorted()).toEqual(Object.keys(recorded).toSorted());
  const changed = Object.entries(built).filter(
    ([what, bytes]) => Math.abs(bytes - (recorded[what] ?? 0)) > Math.max(64, bytes * TOLERANCE),
  );
  expect(changed, 'If this is intended: npm run bytes -- --record, and commit build/bytes.json').toEqual([]);
});
