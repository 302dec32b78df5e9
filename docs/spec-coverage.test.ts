import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

/** One line of the coverage file: what the specification says, where it is built, and the test that proves it. */
interface Line {
  statement: string;
  built: string[];
  tests: { file: string; title: string }[];
}

const LINES = readLines(readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8'));

/** Each row is `| statement | \`file\`, … | \`test file\`: title; … |`. */
function readLines(text: string): Line[] {
  const rows = text.split('\n').filter((row) => row.startsWith('| ') && row.includes('`'));
  return rows.map((row) => {
    const [statement = '', built = '', tests = ''] = row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
    return {
      statement,
      built: [...built.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      tests: [...tests.matchAll(/`([^`]+)`: (.+?)(?=; `|$)/g)].map(([, file = '', title = '']) => ({
        file,
        title,
      })),
    };
  });
}

it('has a line for every statement, and no statement twice', () => {
  const statements = LINES.map(({ statement }) => statement);
  expect(statements.length).toBeGreaterThan(150);
  expect(new Set(statements).size).toBe(statements.length);
});

it.each(LINES)('$statement: is built and tested where the file says', ({ built, tests }) => {
  expect(built).not.toHaveLength(0);
  expect(tests).not.toHaveLength(0);
  expect(built.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const missing = tests.filter(({ file, title }) => !holdsTest(file, title));
  expect(missing).toEqual([]);
});

/** Whether the test file holds a test of this title. Titles made from a table stand in it with their `%s` or `${…}`. */
function holdsTest(file: string, title: string): boolean {
  const at = path.join(ROOT, file);
  return (
    existsSync(at) &&
    readFileSync(at, 'utf8')
      .replaceAll(String.raw`\'`, "'")
      .includes(title)
  );
}
