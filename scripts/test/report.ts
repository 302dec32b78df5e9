/** Test counts of a suite, and the duration of each file. */
export interface SuiteResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Milliseconds by path from the root of the checkout. Files run in parallel, so the sum exceeds the elapsed time. */
  files: ReadonlyMap<string, number>;
}

/** The used parts of the report of `jest --json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

/** The used parts of the report of Playwright's reporter `json`. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
}

export function readJest(report: JestReport, root: string): SuiteResult {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    files: new Map(
      report.testResults.map(({ name, startTime, endTime }) => [
        name.slice(root.length + 1).replaceAll('\\', '/'),
        endTime - startTime,
      ]),
    ),
  };
}

export function readPlaywright({ stats, suites }: PlaywrightReport): SuiteResult {
  const files = new Map<string, number>();
  const add = (suite: PlaywrightSuite): void => {
    const file = `e2e/${suite.file}`;
    const results = suite.specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const sum = results.reduce((total, { duration }) => total + duration, 0);
    files.set(file, (files.get(file) ?? 0) + sum);
    for (const inner of suite.suites ?? []) add(inner);
  };
  for (const suite of suites) add(suite);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, files };
}
