import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { remoteNames } from '../../build/remotes.ts';

import { addressSteps, remotePlan, validatePlan } from './remote-plan.ts';
import { writeRemote } from './write-remote.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  mkdirSync(path.join(root, '.github/workflows'), { recursive: true });
  mkdirSync(path.join(root, 'shared'));
  writeFileSync(path.join(root, 'shared/package.json'), readFileSync(path.join(ROOT, 'shared/package.json')));
  writeFileSync(path.join(root, '.github/CODEOWNERS'), '* @omaha-meadowlark/platform-team\n');
});

it('writes a remote that is found, with no placeholders left in it', () => {
  writeRemote(root, remotePlan('school-sports'));
  expect(remoteNames(root)).toEqual(['school-sports']);
  const folder = path.join(root, 'mfe-school-sports');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = files.map((one) => readFileSync(path.join(one.parentPath, one.name), 'utf8'));
  expect(texts.join('\n')).not.toMatch(/__(?:name|Title)__/);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Page.tsx', 'load.ts', 'head.ts', 'fixtures.ts', 'Page.test.tsx']),
  );
});

it('uses the same owner in the build and in CODEOWNERS', () => {
  writeRemote(root, remotePlan('weather', 'Storm & Sky desk'));
  const config = readFileSync(path.join(root, 'mfe-weather/rsbuild.config.ts'), 'utf8');
  expect(config).toContain('"Storm & Sky desk"');
  expect(readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')).toContain(
    '/mfe-weather/ @omaha-meadowlark/storm-sky-desk\n',
  );
});

it('has the scripts, types and dependencies of the existing remotes', () => {
  writeRemote(root, remotePlan('weather'));
  const types = (folder: string) => readFileSync(path.join(folder, 'tsconfig.json'), 'utf8');
  expect(types(path.join(root, 'mfe-weather'))).toBe(types(path.join(ROOT, 'mfe-media')));
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
  const made = manifest(path.join(root, 'mfe-weather'));
  const there = manifest(path.join(ROOT, 'mfe-media'));
  const scripts = Object.entries(there['scripts'] ?? {});
  expect(made['scripts']).toEqual(
    Object.fromEntries(scripts.map(([name, command]) => [name, command.replace('mfe-media', 'mfe-weather')])),
  );
  expect(there['dependencies']).toMatchObject(made['dependencies'] ?? {});
});

it.each([
  ['Sports', 'cannot be the name'],
  ['school_sports', 'cannot be the name'],
  ['sports-', 'cannot be the name'],
  ['../sports', 'cannot be the name'],
  ['neighborhood-associations', 'cannot be the name'],
  ['constructor', 'for something else'],
  ['shell', 'something else'],
  ['kit', 'something else'],
  ['preview', 'The file .github/workflows/preview.yml already exists'],
  ['api', 'something else'],
  ['pictures', 'something else'],
  ['sports', 'taken by the route /sports'],
  ['news', 'folder mfe-news already exists'],
])('refuses the name %s', (name, why) => {
  expect(() => validatePlan(ROOT, remotePlan(name))).toThrow(why);
});

it('refuses an owner that would have to be escaped in a file', () => {
  expect(() => validatePlan(ROOT, remotePlan('traffic', 'a"b'))).toThrow('cannot be an owner');
});

it('prints a grant, written as in the route table, unless there is one', () => {
  const table = readFileSync(path.join(ROOT, 'shell/src/routes.ts'), 'utf8');
  const line = /^ {2}\{ path: '\/[\w-]+', remote: .* \},$/m;
  expect(line.exec(addressSteps(remotePlan('school-sports')))?.[0]).toBe(
    line.exec(table)?.[0].replaceAll('weather', 'school-sports').replace('Weather', 'School Sports'),
  );
  expect(addressSteps(remotePlan('weather'))).not.toMatch(line);
});
