import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LINT } from './plan.ts';

const ROOT = path.join(__dirname, '..', '..');

/** Runs the linter on a folder with these files. */
function lintFiles(files: Readonly<Record<string, string>>): { status: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const oxlint = path.join(ROOT, 'node_modules', '.bin', 'oxlint');
  const args = ['-c', path.join(ROOT, '.oxlintrc.json'), ...LINT, folder];
  const { status, stdout } = spawnSync(oxlint, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, output: stdout };
}

const lint = (source: string) => lintFiles({ 'source.ts': source });

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

it("a cycle of types is refused, also below a tsconfig like the remotes', whose base the linter cannot find", () => {
  const { status, output } = lintFiles({
    'tsconfig.json': '{ "extends": "@meadowlark/kit/tsconfig.remote.json" }',
    'story.ts': "import type { Listing } from './listing.ts';\nexport type Story = { listing: Listing };\n",
    'listing.ts': "import type { Story } from './story.ts';\nexport type Listing = { stories: Story[] };\n",
  });
  expect(output).toContain('Dependency cycle');
  expect(status).toBe(1);
});
