import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillFolder, requireRoom } from './fill-folder.ts';

const FILES = ['package.json', '.github/workflows/remote.yml', 'src/index/Page.tsx', 'node_modules'];

/** A folder with these files, as somebody's clone. */
function cloneWith(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  for (const file of ['.git/HEAD', ...files]) write(folder, file, 'theirs');
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function writeAll(staging: string): Promise<void> {
  for (const file of FILES.slice(0, 3)) write(staging, file, 'new');
  write(staging, 'node_modules/kit/index.js', 'new');
}

const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );

const NEW = {
  'package.json': 'new',
  '.github/workflows/remote.yml': 'new',
  'src/index/Page.tsx': 'new',
  'node_modules/kit/index.js': 'new',
};

it('fills a clone of a new repository, and leaves its files and folders as they are', async () => {
  const folder = cloneWith('LICENSE', '.github/FUNDING.yml', 'src/notes.md');
  requireRoom(folder, FILES);
  await fillFolder(folder, FILES, writeAll);
  const theirs = {
    '.git/HEAD': 'theirs',
    LICENSE: 'theirs',
    '.github/FUNDING.yml': 'theirs',
    'src/notes.md': 'theirs',
  };
  expect(contents(folder)).toEqual({ ...NEW, ...theirs });
});

it('makes a folder', async () => {
  const folder = path.join(cloneWith(), 'a', 'traffic');
  requireRoom(folder, FILES);
  await fillFolder(folder, FILES, writeAll);
  expect(contents(folder)).toEqual(NEW);
});

it('refuses files that are there, a file or a link on the way, and a file instead of the folder', () => {
  const folder = cloneWith('package.json', 'src', 'node_modules/other/index.js', 'README.md');
  symlinkSync(tmpdir(), path.join(folder, '.github'));
  expect(() => requireRoom(folder, FILES)).toThrow(
    `These are in ${folder} already: .github, node_modules, package.json, src. Move them away`,
  );
  expect(() => requireRoom(path.join(folder, 'README.md'), FILES)).toThrow('is a file');
});

it('leaves nothing behind if something fails, or takes a place in the meantime', async () => {
  const folder = cloneWith('LICENSE');
  const before = contents(folder);
  const failing = async (staging: string) => {
    await writeAll(staging);
    throw new Error('no network');
  };
  await expect(fillFolder(folder, FILES, failing)).rejects.toThrow('no network');
  expect(contents(folder)).toEqual(before);
  const missing = path.join(folder, 'a', 'traffic');
  await expect(fillFolder(missing, FILES, failing)).rejects.toThrow('no network');
  expect(existsSync(path.join(folder, 'a'))).toBe(false);
  const raced = async (staging: string) => {
    await writeAll(staging);
    write(folder, 'package.json', 'theirs');
  };
  await expect(fillFolder(folder, FILES, raced)).rejects.toThrow('already: package.json.');
  expect(contents(folder)).toEqual({ ...before, 'package.json': 'theirs' });
  expect(readdirSync(folder).toSorted()).toEqual(['.git', 'LICENSE', 'package.json']);
});
