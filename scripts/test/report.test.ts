import { durationLines, durationsReport, type PartTime } from './durations.ts';
import { readJest, readPlaywright } from './report.ts';

it('a file that jest could not run counts as a failure', () => {
  const result = readJest(
    {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numRuntimeErrorTestSuites: 1,
      testResults: [{ name: '/checkout/shared/src/text/date.test.ts', startTime: 1000, endTime: 1500 }],
    },
    '/checkout',
  );
  expect(result).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
    files: new Map([['shared/src/text/date.test.ts', 500]]),
  });
});

it('the tests of a file are added up, those in its groups included', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const result = readPlaywright({
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        file: 'blog/list.spec.ts',
        specs: [spec(100)],
        suites: [{ file: 'blog/list.spec.ts', specs: [spec(200), spec(300, 400)] }],
      },
    ],
  });
  expect(result).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    files: new Map([['e2e/blog/list.spec.ts', 1000]]),
  });
});

const PARTS: readonly PartTime[] = [
  { title: 'Types', ok: true, seconds: 6.94 },
  {
    title: 'End-to-end tests',
    ok: false,
    seconds: 100,
    result: {
      passed: 5,
      failed: 1,
      skipped: 0,
      files: new Map([
        ['e2e/blog/list.spec.ts', 1000],
        ['e2e/blog/post.spec.ts', 3000],
        ['e2e/news/front.spec.ts', 2000],
      ]),
    },
  },
];

it('the report lists how long each part, folder and file took, slowest first', () => {
  const report = durationsReport(PARTS);
  expect(report).toContain('| Types | 6.9 | ok |');
  expect(report).toContain('| End-to-end tests | 100.0 | 5 passed, 1 failed, 0 skipped |');
  expect(report).toContain('| all | 106.9 |');
  expect(report).toContain('| e2e/blog/ | 2 | 4.0 |\n| e2e/news/ | 1 | 2.0 |');
  expect(report).toContain('| e2e/blog/post.spec.ts | 3.0 |\n| e2e/news/front.spec.ts | 2.0 |');
});

it('the end of a run names the parts that failed', () => {
  expect(durationLines(PARTS)).toBe('    6.9 s  Types\n  100.0 s  End-to-end tests: FAILED');
});
