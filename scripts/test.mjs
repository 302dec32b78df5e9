// npm test: everything that must hold, on a machine with nothing but Node. Ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

checkNode();
await ensureInstalled();
const browser = await findBrowser();

const reports = path.join(ROOT, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const tool = (name) => path.join(ROOT, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };

await check('Types', tool('tsc'), ['-p', '.']);
// The dependency rule is part of it: see the overrides in .oxlintrc.json.
await check('Lint and dependency rule', tool('oxlint'), ['--type-aware']);
await check('Format', tool('oxfmt'), ['--check', '.']);
await suite(
  'Unit tests',
  tool('jest'),
  ['--ci', '--json', `--outputFile=${path.join(reports, 'jest.json')}`],
  {},
  () => {
    const report = readReport('jest.json');
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    };
  },
);
await check('Builds', process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
await suite(
  'End-to-end tests',
  tool('playwright'),
  ['test', '--config', 'e2e/playwright.config.ts'],
  { BROWSER_PATH: browser, E2E_REPORT: path.join(reports, 'e2e.json') },
  () => {
    const { expected, unexpected, flaky, skipped } = readReport('e2e.json').stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  },
);

const besides = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`\n${total.passed} passed, ${total.failed} failed${besides}`);
process.exit(total.failed > 0 ? 1 : 0);

/** A check that holds or does not; its output matters only when it does not. */
async function check(title, command, args) {
  const { code, output } = await timed(title, () => run(command, args, { cwd: ROOT, quiet: true }));
  if (code !== 0) say(output);
  add(code === 0 ? { passed: 1 } : { failed: 1 });
}

/** A runner that counts its own tests. One that leaves no report, or fails with every test passing, counts as one failure. */
async function suite(title, command, args, env, count) {
  const { code } = await timed(title, () => run(command, args, { cwd: ROOT, env }));
  try {
    const counted = count();
    add(code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
  } catch (error) {
    say(`${title} left no readable report: ${error.message}`);
    add({ failed: 1 });
  }
}

async function timed(title, work) {
  say(`\n== ${title} …`);
  const started = Date.now();
  const result = await work();
  say(
    `== ${title}: ${result.code === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return result;
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function readReport(name) {
  return JSON.parse(readFileSync(path.join(reports, name), 'utf8'));
}
