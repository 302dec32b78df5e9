import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { coveragePage, SECTIONS, taggedStatements } from '../scripts/spec-coverage/coverage-page.ts';

it('is what the tags in the tests say; if not, run `npm run spec-coverage`', () => {
  expect(readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8')).toBe(coveragePage());
});

it.each(SECTIONS)('has tests for the statements of section %s', (section) => {
  expect(taggedStatements().get(section)?.size).toBeGreaterThan(0);
});

it('has each statement in one section only, and loses none', () => {
  const statements = [...taggedStatements().values()].flatMap((section) => [...section.keys()]);
  expect(new Set(statements).size).toBe(statements.length);
  expect(statements.length).toBeGreaterThanOrEqual(204);
});
