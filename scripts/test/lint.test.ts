import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');

/** Runs the linter on a source. */
function lint(source: string): { status: number | null; output: string } {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lint-')), 'source.ts');
  writeFileSync(file, source);
  const oxlint = path.join(ROOT, 'node_modules', '.bin', 'oxlint');
  const { status, stdout } = spawnSync(oxlint, ['-c', path.join(ROOT, '.oxlintrc.json'), file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

it.each([
  ['that tries each start anew', String.raw`/([^\s=>]+)\s*=/g`, 'no-super-linear-move'],
  ['whose parts compete for the same text', String.raw`/^(.*?)\s*\(/`, 'no-super-linear-backtracking'],
  ['put together from pieces', 'new RegExp(`^(?:${"a"}+)+$`)', 'no-super-linear-backtracking'],
])('an expression %s is refused', (_, expression, rule) => {
  const { status, output } = lint(`export const PATTERN = ${expression};\n`);
  expect(output).toContain(rule);
  expect(status).toBe(1);
});

it('an expression of linear time is not', () => {
  expect(lint(String.raw`export const PATTERN = /^[^\s=>]+\s*=/;` + '\n')).toMatchObject({ status: 0 });
});
