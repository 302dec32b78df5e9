import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { ROOT } from '../../build/paths.ts';
import { findBrowser } from '../lib/find-browser.mjs';
import { run } from '../../build/run.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { changedFiles, isThere } from './changed-files.ts';
import { durationLines, durationsReport, type PartTime } from './durations.ts';
import { plan, type Part } from './plan.ts';
import {
  readJest,
  readPlaywright,
  type JestReport,
  type PlaywrightReport,
  type SuiteResult,
} from './report.ts';
import { readScope, USAGE, type Scope } from './scope.ts';
import { testFiles } from './test-files.ts';

const REPORTS = path.join(ROOT, 'test-results');
const DURATIONS = path.join(REPORTS, 'durations.md');

async function main(): Promise<number> {
  const scope = scopeOf(process.argv.slice(2));
  if (scope.kind === 'watch') return watch();
  const changed = scope.kind === 'changed' ? await changedFiles() : [];
  const parts = plan(scope, { testFiles: testFiles(), changed, isThere });
  if (parts.length === 0) say(nothingToTest(scope));

  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const times: PartTime[] = [];
  for (const part of parts) {
    // One at a time, because each uses all CPUs.
    // oxlint-disable-next-line no-await-in-loop
    times.push(await runPart(part));
  }
  writeFileSync(DURATIONS, durationsReport(times));
  say(`\n${durationLines(times)}\n\nBy file: ${path.relative(ROOT, DURATIONS)}`);

  const sum = (count: (part: PartTime) => number) => times.reduce((total, part) => total + count(part), 0);
  const passed = sum(({ ok, result }) => result?.passed ?? Number(ok));
  const failed = sum(failuresIn);
  const skipped = sum(({ result }) => result?.skipped ?? 0);
  say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || (parts.length === 0 && scope.kind === 'matching') ? 1 : 0;
}

function scopeOf(args: readonly string[]): Scope {
  try {
    return readScope(args);
  } catch (error) {
    return giveUp(`${messageOf(error)}\n\n${USAGE}`);
  }
}

function nothingToTest(scope: Scope): string {
  return scope.kind === 'matching'
    ? `No test file has ${scope.patterns.map((one) => `"${one}"`).join(' or ')} in its path.`
    : 'Nothing has changed since the last commit.';
}

async function watch(): Promise<number> {
  const jest = path.join(ROOT, 'node_modules', '.bin', 'jest');
  return (await run(jest, ['--watch'], { cwd: ROOT, input: 'inherit' })).code;
}

async function runPart(part: Part): Promise<PartTime> {
  say(`\n== ${part.title} …`);
  const started = Date.now();
  const { ok, result } = await outcomeOf(part);
  const seconds = (Date.now() - started) / 1000;
  say(`== ${part.title}: ${ok ? 'ok' : 'FAILED'} after ${Math.round(seconds)} s`);
  return { title: part.title, ok, seconds, ...(result && { result }) };
}

async function outcomeOf(part: Part): Promise<{ ok: boolean; result?: SuiteResult }> {
  const report = path.join(REPORTS, `${part.kind}.json`);
  if (part.kind === 'unit') {
    const args = [...part.args, '--json', `--outputFile=${report}`];
    const { code } = await run(part.command, args, { cwd: ROOT });
    return suiteOutcome(code, part, () => readJest(readJson(report) as JestReport, ROOT));
  }
  if (part.kind === 'e2e') {
    const env = { ...part.env, BROWSER_PATH: await findBrowser(), E2E_REPORT: report };
    const { code } = await run(part.command, part.args, { cwd: ROOT, env });
    return suiteOutcome(code, part, () => readPlaywright(readJson(report) as PlaywrightReport));
  }
  // Show the output of a check only if it fails.
  const { code, output } = await run(part.command, part.args, { cwd: ROOT, quiet: part.kind === 'check' });
  if (code !== 0) say(output);
  return { ok: code === 0 };
}

/** A suite without a report, or with an exit code despite passing tests, has failed. */
function suiteOutcome(
  code: number,
  { title }: Part,
  read: () => SuiteResult,
): { ok: boolean; result?: SuiteResult } {
  try {
    const result = read();
    return { ok: code === 0, result };
  } catch (error) {
    say(`${title} left no readable report: ${String(error)}`);
    return { ok: false };
  }
}

function failuresIn({ ok, result }: PartTime): number {
  if (ok) return 0;
  return Math.max(1, result?.failed ?? 1);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

process.exit(await main());
