import { weighBuilds } from '../../build/weigh-builds.ts';
import { readRecord, recordOf } from '../../scripts/bytes/byte-record.ts';
import { expect, test } from '../support/test.ts';

/** Versions stand in file names and scripts, and do not compress alike from one commit to the next. */
const TOLERANCE = 0.02;

test('what the builds weigh is what is written down', () => {
  const recorded = readRecord();
  const built = recordOf(weighBuilds());
  expect(Object.keys(built).toSorted()).toEqual(Object.keys(recorded).toSorted());
  const changed = Object.entries(built).filter(
    ([what, bytes]) => Math.abs(bytes - (recorded[what] ?? 0)) > Math.max(64, bytes * TOLERANCE),
  );
  expect(changed, 'If this is meant: npm run bytes -- --record, and commit build/bytes.json').toEqual([]);
});
