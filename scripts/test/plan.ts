import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { affectedSpecs, grepOf } from './affected.ts';
import type { Scope } from './scope.ts';

/** A step of a test run. Checks pass or fail; suites count their tests and write a report. */
export interface Part {
  title: string;
  kind: 'check' | 'unit' | 'e2e' | 'build';
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Input of a plan: the state of the working copy. */
export interface Sources {
  /** Paths of all test files, from the root of the checkout. */
  testFiles: readonly string[];
  /** Files that differ from the last commit, and which of them still exist. */
  changed: readonly string[];
  isThere: (file: string) => boolean;
}

/** One more than there are CPUs, because the slowest tests wait for their servers. */
const WORKERS = availableParallelism() + 1;

const tool = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);
const check = (title: string, name: string, ...args: string[]): Part => ({
  title,
  kind: 'check',
  command: tool(name),
  args,
});

const TYPES = check('Types', 'tsc', '-p', '.');
/**
 * Arguments of the linter, which includes the dependency rule: see the overrides in .oxlintrc.json. Without `--tsconfig` it
 * finds no cycles in the remotes: it does not follow the tsconfig that they extend through npm's link to the kit.
 */
export const LINT = ['--type-aware', '--tsconfig', 'tsconfig.base.json'];
const lint = (...files: string[]) => check('Lint and dependency rule', 'oxlint', ...LINT, ...files);
const format = (...files: string[]) => check('Format', 'oxfmt', '--check', ...files);
const unit = (...args: string[]): Part => ({
  title: 'Unit tests',
  kind: 'unit',
  command: process.execPath,
  // Node 20 discards the bytecode of unused functions and compiles them again; once in several hundred runs a worker crashed
  // there: "Check failed: function->closure_feedback_cell_array().length()". Workers inherit the flag.
  args: ['--no-flush-bytecode', tool('jest'), '--ci', `--maxWorkers=${WORKERS}`, ...args],
});
const BUILDS: Part = {
  title: 'Builds',
  kind: 'build',
  command: process.execPath,
  args: ['--import', 'tsx', 'scripts/build.ts'],
};
const e2e = (args: readonly string[], env: NonNullable<Part['env']>): Part => ({
  title: 'End-to-end tests',
  kind: 'e2e',
  command: tool('playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', ...args],
  env,
});
/** What `npm test` samples is tested in full. */
const FULL = { E2E_FULL: '1' };

/** The parts of a test run in order, fastest first. Empty if there is nothing to test. */
export function plan(scope: Exclude<Scope, { kind: 'watch' }>, sources: Sources): Part[] {
  switch (scope.kind) {
    case 'everything':
      return [TYPES, lint(), format('.'), unit(), BUILDS, e2e([], scope.full ? FULL : {})];
    case 'matching':
      return matching(scope.patterns, sources);
    case 'changed':
      return ofChanges(sources);
  }
}

function matching(patterns: readonly string[], { testFiles }: Sources): Part[] {
  const files = testFiles.filter((file) => patterns.some((pattern) => file.includes(pattern)));
  const units = files.filter((file) => !isSpec(file));
  const specs = files.filter(isSpec);
  return [
    ...(units.length > 0 ? [unit('--runTestsByPath', ...units)] : []),
    ...(specs.length > 0 ? [BUILDS, e2e(specs, FULL)] : []),
  ];
}

function ofChanges({ changed, isThere, testFiles }: Sources): Part[] {
  if (changed.length === 0) return [];
  const existing = changed.filter(isThere);
  const code = existing.filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file));
  const formatted = existing.filter((file) => /\.(?:[cm]?[jt]sx?|json|css|ya?ml)$/.test(file));
  // These read files without importing them, so `--findRelatedTests` would miss them.
  const documents = testFiles.filter((file) => file.startsWith('docs/'));
  return [
    ...typesOf(changed),
    ...(code.length > 0 ? [lint(...code)] : []),
    ...(formatted.length > 0 ? [format(...formatted)] : []),
    unit('--passWithNoTests', '--findRelatedTests', ...code, ...documents),
    ...specsOf(affectedSpecs(changed)),
  ];
}

function specsOf(affected: ReturnType<typeof affectedSpecs>): Part[] {
  if (affected === 'none') return [];
  if (affected === 'all') return [BUILDS, e2e([], {})];
  return [BUILDS, e2e(['--grep', grepOf(affected)], { E2E_CHANGED: affected.programs.join(',') })];
}

/** No other program imports a remote's types, so if only remotes changed, checking those is enough. */
function typesOf(changed: readonly string[]): Part[] {
  const workspaces = new Set(changed.map((file) => /^mfe-[^/]+(?=\/)/.exec(file)?.[0]));
  if (workspaces.has(undefined)) return [TYPES];
  return [...workspaces].map((name = '') => check(`Types of ${name}`, 'tsc', '-p', name));
}

function isSpec(file: string): boolean {
  return file.startsWith('e2e/');
}
