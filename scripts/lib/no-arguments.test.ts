import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The program of a command; only those of this project. */
const PROGRAMS = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
  const program = /(?:scripts|bench)\/\S+\.(?:ts|mjs)(?= *(?:$|--full|states))/.exec(command)?.[0];
  return program === undefined ? [] : [[name, program]];
});

it('finds the programs of all commands but that of the formatter', () => {
  expect(Object.keys(scripts).filter((name) => !PROGRAMS.some(([found]) => found === name))).toEqual([
    'format',
  ]);
});

it.each(PROGRAMS)('npm run %s reads its arguments, or refuses them', (_, program) => {
  const text = readFileSync(path.join(ROOT, program), 'utf8');
  expect(text).toMatch(/\bparseArgs\(|process\.argv|lib\/no-arguments\.mjs'/);
});

it('npm run spec-coverage -- --chekc: says so and does nothing', () => {
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'spec-coverage', '--', '--chekc'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('"spec-coverage" takes no arguments; unexpected "--chekc"'),
  });
});

it.each([
  [['--seeds', 'abc'], '--seeds must be a whole number of at least 1; it is "abc".'],
  [['--sead', '1'], "Unknown option '--sead'"],
])('npm run model -- %j: says so in a message', (args, message) => {
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'model', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    // If it searched instead.
    timeout: 20_000,
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `\n${message}\n` });
});
