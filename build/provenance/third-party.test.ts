import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noticesOf, packageFolder } from './third-party.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'third-party-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes files, and returns the path of the last. */
function write(files: Readonly<Record<string, string>>): string {
  let file = root;
  for (const [name, text] of Object.entries(files)) {
    file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}

const one = (name: string, license: string) =>
  write({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: 'MIT' }),
    [`node_modules/${name}/LICENSE.md`]: license,
    [`node_modules/${name}/cjs/index.js`]: '',
  });

test('lists each package of a build once, with its license, grouped by license text', () => {
  const [a, b, c] = [one('a', 'Copyright A'), one('@b/c', 'Copyright A'), one('d', 'Copyright D')];
  const text = noticesOf([c, b, a, a, path.join(root, 'src/Page.tsx'), '']);
  expect(text).toContain('@b/c 1.2.3 (MIT), a 1.2.3 (MIT)\n\nCopyright A\n');
  expect(text.split('Copyright A')).toHaveLength(2);
  expect(text).toContain('d 1.2.3 (MIT)\n\nCopyright D\n');
  expect(text).not.toContain('Page.tsx');
});

test('lists a font with the license beside it, and a package without license text', () => {
  const face = write({ 'fonts/OFL.txt': 'Copyright of the face', 'fonts/roman.woff2': '' });
  const bare = write({ 'node_modules/bare/package.json': '{"name":"bare"}', 'node_modules/bare/x.js': '' });
  const text = noticesOf([face, bare]);
  expect(text).toContain('roman.woff2\n\nCopyright of the face\n');
  expect(text).toContain('bare\n\nThe package contains no license text');
});

test('a package within a package is listed separately', () => {
  expect(packageFolder('/x/node_modules/a/node_modules/@b/c/d/e.js')).toBe(
    '/x/node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('/x/src/a.ts')).toBeNull();
});
