import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const JEST = path.join(
  path.dirname(createRequire(import.meta.filename).resolve('jest/package.json')),
  'bin/jest.js',
);

/** Runs a test that imports these, in a folder with one picture, and returns what Jest says. */
function runWith(...imported: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  writeFileSync(path.join(folder, 'there.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const imports = imported.map((file, i) => `import picture${i} from './${file}';`);
  const values = imported.map((_, i) => `picture${i}`);
  const text = `${imports.join('\n')}\nit('has them', () => expect([${values.join()}]).not.toContain(undefined));`;
  writeFileSync(path.join(folder, 'picture.test.ts'), text);
  const args = [
    JEST,
    '--config',
    path.join(import.meta.dirname, 'jest.config.mjs'),
    '--rootDir',
    folder,
    '-i',
  ];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stderr;
}

it('reports a missing picture by the name that the source uses for it', () => {
  expect(runWith('there.svg', 'there.svg?raw')).toContain('1 passed');
  expect(runWith('gone.svg')).toContain("Cannot find module './gone.svg' from 'picture.test.ts'");
  expect(runWith('gone.svg?raw')).toContain('/gone.svg?raw');
});
