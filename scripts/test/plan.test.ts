import { LINT, plan, type Sources } from './plan.ts';
import type { Scope } from './scope.ts';

const SOURCES: Sources = {
  testFiles: [
    'docs/spec-coverage.test.ts',
    'mfe-static/src/faq/Page.test.tsx',
    'mfe-blog/src/post/Page.test.tsx',
    'e2e/static/faq.spec.ts',
    'e2e/blog/post.spec.ts',
  ],
  changed: [],
  isThere: (file) => !file.includes('gone'),
};

const titles = (scope: Exclude<Scope, { kind: 'watch' }>, sources: Partial<Sources> = {}) =>
  plan(scope, { ...SOURCES, ...sources }).map(({ title }) => title);
const partOf = (title: string, sources: Partial<Sources>) =>
  plan({ kind: 'changed' }, { ...SOURCES, ...sources }).find((part) => part.title === title);
const argsOf = (title: string, sources: Partial<Sources>) => partOf(title, sources)?.args;

const ALL = ['Types', 'Lint and dependency rule', 'Format', 'Unit tests', 'Builds', 'End-to-end tests'];

it('everything runs all kinds of tests, fastest first', () => {
  expect(titles({ kind: 'everything', full: false })).toEqual(ALL);
  expect(titles({ kind: 'everything', full: true })).toEqual(ALL);
});

describe('a part of a path', () => {
  const parts = (...patterns: string[]) => plan({ kind: 'matching', patterns }, SOURCES);

  it('chooses the test files that contain it, of both kinds', () => {
    const [unit, build, e2e, ...more] = parts('faq');
    expect(e2e?.env).toEqual({ E2E_FULL: '1' });
    expect(unit?.args.slice(-2)).toEqual(['--runTestsByPath', 'mfe-static/src/faq/Page.test.tsx']);
    expect(build?.title).toBe('Builds');
    expect(e2e?.args.at(-1)).toBe('e2e/static/faq.spec.ts');
    expect(more).toEqual([]);
  });

  it('builds nothing for unit tests', () => {
    expect(parts('mfe-blog').map(({ kind }) => kind)).toEqual(['unit']);
  });

  it('may be that of no test', () => {
    expect(parts('traffic')).toEqual([]);
  });
});

describe('what changed', () => {
  it('nothing', () => {
    expect(titles({ kind: 'changed' })).toEqual([]);
  });

  it('a remote: its files are linted, what depends on them is tested, with its pages', () => {
    const changed = ['mfe-static/src/faq/Page.tsx', 'mfe-static/src/faq/gone.ts'];
    expect(titles({ kind: 'changed' }, { changed })).toEqual(['Types of mfe-static', ...ALL.slice(1)]);
    expect(argsOf('Lint and dependency rule', { changed })).toEqual([...LINT, changed[0]]);
    const unit = argsOf('Unit tests', { changed }) ?? [];
    expect(unit.slice(unit.indexOf('--findRelatedTests') + 1)).toEqual([
      changed[0],
      'docs/spec-coverage.test.ts',
    ]);
    const e2e = partOf('End-to-end tests', { changed });
    expect(e2e?.args).toContain('--grep');
    expect(e2e?.env).toEqual({ E2E_CHANGED: 'static' });
  });

  it('a remote and something below it: all types', () => {
    const changed = ['mfe-static/src/faq/Page.tsx', 'shared/src/site.ts'];
    expect(titles({ kind: 'changed' }, { changed })).toEqual(ALL);
  });

  it('the shell: every page', () => {
    expect(argsOf('End-to-end tests', { changed: ['shell/src/routes.ts'] })).not.toContain('--grep');
  });

  it('a document: no page, and the tests that read documents', () => {
    const changed = ['docs/spec-coverage.md'];
    expect(titles({ kind: 'changed' }, { changed })).toEqual(['Types', 'Unit tests']);
  });
});
