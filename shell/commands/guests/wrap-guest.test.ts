import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { releaseSchema, type Release } from '@meadowlark/shared/contract/release.ts';
import { runCommand } from '../testing/run-command.ts';
import { temporaryStore } from '../../store/testing/temporary-release.ts';
import { wrapGuest } from './wrap-guest.ts';

const ASSETS = { sync: [], async: [] };
const MANIFEST = {
  name: 'crossword',
  metaData: {
    globalName: 'crossword',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [
    { name: 'react', requiredVersion: '^19.0.0' },
    { name: 'lodash', requiredVersion: '^4.0.0' },
  ],
  exposes: [
    {
      path: './Crossword',
      assets: { js: { ...ASSETS, sync: ['js/a.js'] }, css: { ...ASSETS, sync: ['a.css'] } },
    },
  ],
};

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A build of another tool, with its package.json one folder above. */
async function guestBuild(manifest: object, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guest-build-'));
  folders.push(folder);
  await mkdir(path.join(folder, 'dist', 'js'), { recursive: true });
  const all = {
    'package.json': '{"version":"1.2.3","author":"Puzzle desk"}',
    'dist/mf-manifest.json': JSON.stringify(manifest),
    'dist/remoteEntry.js': 'entry',
    'dist/js/a.js': 'chunk',
    'dist/a.css': 'style',
    'dist/.hidden': 'of a tool',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) await writeFile(path.join(folder, file), text);
  return path.join(folder, 'dist');
}

async function wrapped(build: string): Promise<Release> {
  const folder = await wrapGuest(build);
  folders.push(folder);
  return releaseSchema.parse(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
}

it('makes a release with the files of the build, their hashes and the singletons that it shares', async () => {
  const release = await wrapped(await guestBuild(MANIFEST));
  expect(release).toMatchObject({
    name: 'crossword',
    guest: true,
    owner: 'Puzzle desk',
    version: expect.stringMatching(/^1\.2\.3-[0-9a-f]{8}$/),
    pages: {
      crossword: { scripts: ['web/remoteEntry.js', 'web/js/a.js'], scriptBytes: 10, extras: ['guests'] },
    },
    singletons: { react: '^19.0.0' },
  });
  const { files } = release;
  expect(files.find((file) => file.path === 'web/js/a.js')?.integrity).toBe(
    integrityOf(Buffer.from('chunk')),
  );
  expect(files.map((file) => file.path)).not.toContain('web/.hidden');
});

it('derives the version from the content', async () => {
  const { version } = await wrapped(await guestBuild(MANIFEST));
  expect((await wrapped(await guestBuild(MANIFEST))).version).toBe(version);
  const other = await guestBuild(MANIFEST, { 'dist/js/a.js': 'another' });
  expect((await wrapped(other)).version).not.toBe(version);
  const rendered = await guestBuild(MANIFEST, { 'dist/server.cjs': 'exports.render = () => "";' });
  expect((await wrapped(rendered)).version).not.toBe(version);
});

it('is used by "publish --build" for such a build', async () => {
  const { store } = await temporaryStore();
  const build = await guestBuild(MANIFEST);
  const { code, out } = await runCommand(store, ['publish', '--build', build]);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^crossword@1\.2\.3-[0-9a-f]{8}\n$/) });
});

it.each([
  ['no route', { ...MANIFEST, name: 'sudoku' }, 'No route shows a page of the guest "sudoku"'],
  [
    'another page',
    { ...MANIFEST, exposes: [{ ...MANIFEST.exposes[0], path: './Board' }] },
    'exposes ./Board',
  ],
  ['one address', { ...MANIFEST, metaData: { ...MANIFEST.metaData, publicPath: '/' } }, 'works only at /'],
  ['no manifest', {}, "is not a guest's manifest"],
  [
    'a missing file',
    {
      ...MANIFEST,
      metaData: { ...MANIFEST.metaData, remoteEntry: { name: 'x.js', path: '', type: 'global' } },
    },
    'names "x.js", which is not in the build',
  ],
])('refuses a build with %s, and says why', async (_, manifest, message) => {
  await expect(wrapGuest(await guestBuild(manifest))).rejects.toThrow(message);
});

it('refuses a build that already has a file with the name of an added one, and overwrites nothing', async () => {
  const build = await guestBuild(MANIFEST, { 'dist/guest.js': 'of the guest' });
  await expect(wrapGuest(build)).rejects.toThrow('has a file "guest.js"');
});

it('refuses a file that is too large for readers, as for all releases', async () => {
  const large = 'x'.repeat(2_100_000);
  const build = await guestBuild(MANIFEST, { 'dist/map.png': large });
  await expect(wrapGuest(build)).rejects.toThrow('Readers would load web/map.png (2.1 MB)');
  expect((await wrapped(await guestBuild(MANIFEST, { 'dist/js/a.js.map': large }))).name).toBe('crossword');
});
