import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { runCommand } from '../testing/run-command.ts';
import { temporaryRelease, temporaryStore } from '../../store/testing/temporary-release.ts';

it('publishes a build; standard output is only its name and version', async () => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0');
  const { code, out, err } = await runCommand(store, ['publish', '--build', build]);
  expect({ code, out }).toEqual({ code: 0, out: 'news@1.0.0\n' });
  expect(err).toContain('2/2');
  expect(await store.versions('news')).toEqual(['1.0.0']);
  expect(await store.live()).toBeNull();
});

it('accepts a build folder relative to where npm was called', async () => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0');
  const env = { INIT_CWD: path.dirname(build) };
  expect(await runCommand(store, ['publish', '--build', path.basename(build)], { env })).toMatchObject({
    code: 0,
  });
});

it('accepts the same build again, and refuses another one with its version', async () => {
  const { store } = await temporaryStore();
  await runCommand(store, ['publish', '--build', await temporaryRelease('news', '1.0.0')]);
  const again = await runCommand(store, ['publish', '--build', await temporaryRelease('news', '1.0.0')]);
  expect(again).toMatchObject({ code: 0, out: 'news@1.0.0\n' });
  const other = await temporaryRelease('news', '1.0.0', 'exports.contract = 1; // other');
  expect(await runCommand(store, ['publish', '--build', other])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Releases are immutable'),
  });
});

it('refuses a build that does not match its release.json, and leaves nothing visible', async () => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0');
  await writeFile(path.join(build, 'server.cjs'), 'changed');
  expect(await runCommand(store, ['publish', '--build', build])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Build news again'),
  });
  expect(await store.versions('news')).toEqual([]);
});

it("refuses a file that is too large for a server's memory, such as a data set in the code", async () => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0', `/* ${'x'.repeat(16 * 2 ** 20)} */`);
  const { code, err } = await runCommand(store, ['publish', '--build', build]);
  expect(code).toBe(1);
  expect(err).toContain('must be 16777216 at most');
  expect(err).toContain('at files[0].bytes');
});

it('refuses a release.json that servers would refuse for its size, before it sends a file', async () => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0');
  const manifest = path.join(build, 'release.json');
  const release = JSON.parse(await readFile(manifest, 'utf8')) as Release;
  await writeFile(manifest, JSON.stringify({ ...release, owner: 'x'.repeat(2 ** 20) }));
  const { code, err } = await runCommand(store, ['publish', '--build', build]);
  expect(err).toMatch(
    /refuse "releases\/news\/1.0.0\/release.json": it would have 1\d{6} bytes; the maximum is 1048576/,
  );
  expect(code).toBe(1);
  expect(await store.objects.list('')).toEqual([]);
});

it('reports what is wrong with its routes, including invisible characters, and where', async () => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0');
  const file = path.join(build, 'release.json');
  const route = { path: '/News', page: 'front', title: '<b>', menu: 'Ne\u200bws', query: ['2nd'] };
  const release = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...release, routes: [route] }));
  const { code, err } = await runCommand(store, ['publish', '--build', build]);
  expect(code).toBe(1);
  const shown = { path: '"/News"', title: '"<b>"', menu: String.raw`"Ne\u{200b}ws"`, 'query[0]': '"2nd"' };
  for (const [name, value] of Object.entries(shown))
    expect(err).toContain(`it is ${value}\n  → at routes[0].${name}`);
});

it.each([
  [[], 'Name the remote to publish, one of '],
  [['nope'], 'There is no remote "nope" here.'],
  [['news', '--build', '/nowhere'], 'Name a remote or a --build folder, not both'],
  [['--build', '/nowhere'], '/nowhere has no release.json'],
])('publish %j: %s', async (args, message) => {
  const { store } = await temporaryStore();
  const { code, out, err } = await runCommand(store, ['publish', ...args]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(message);
});

it.each([
  ['is missing', 'server.cjs', null, '"server.cjs" cannot be read: '],
  ['is not JSON', 'release.json', '{', 'is not valid. Build it again.'],
])('reports a file of a build that %s', async (_, file, text, message) => {
  const { store } = await temporaryStore();
  const build = await temporaryRelease('news', '1.0.0');
  await promoteAnything(store);
  await (text === null ? rm(path.join(build, file)) : writeFile(path.join(build, file), text));
  const { code, err } = await runCommand(store, ['publish', '--if-changed', '--build', build]);
  expect(err).toContain(message);
  expect(err).toMatch(/[Bb]uild/);
  expect(code).toBe(1);
});

/** So that `--if-changed` has something to compare with. */
async function promoteAnything(store: EditionStore): Promise<void> {
  await runCommand(store, ['publish', '--build', await temporaryRelease('blog', '1.0.0')]);
  await runCommand(store, ['promote', 'blog@1.0.0']);
}

describe('publish --if-changed', () => {
  const [ONE, OTHER] = ['1'.repeat(64), '2'.repeat(64)];

  /** A build of news from these inputs, or of unknown ones. */
  async function buildFrom(version: string, inputs?: string): Promise<string> {
    const build = await temporaryRelease('news', version);
    const file = path.join(build, 'release.json');
    const release = JSON.parse(await readFile(file, 'utf8')) as object;
    const about = { repository: null, commit: null, workflow: null, builder: 'local', lockFile: null };
    const provenance = { ...about, ...(inputs !== undefined && { inputs }) };
    await writeFile(file, JSON.stringify({ ...release, provenance }));
    return build;
  }

  /** A store whose live release was built from ONE. */
  async function storeWithLive(inputs?: string): Promise<EditionStore> {
    const { store } = await temporaryStore();
    await runCommand(store, ['publish', '--build', await buildFrom('1.0.0-live', inputs)]);
    await runCommand(store, ['promote', 'news@1.0.0-live']);
    return store;
  }

  it('publishes nothing that the live release was built from, and prints no name for the next command', async () => {
    const store = await storeWithLive(ONE);
    const same = await runCommand(store, [
      'publish',
      '--if-changed',
      '--build',
      await buildFrom('1.0.0-b', ONE),
    ]);
    expect(same).toMatchObject({ code: 0, out: '' });
    expect(same.err).toContain('news@1.0.0-live was built from the same files');
    const other = await buildFrom('1.0.0-c', OTHER);
    expect(await runCommand(store, ['publish', '--if-changed', '--build', other])).toMatchObject({
      out: 'news@1.0.0-c\n',
    });
    expect(await store.versions('news')).toEqual(['1.0.0-c', '1.0.0-live']);
  });

  it('compares with the open canary: a change back to what is live replaces it there', async () => {
    const store = await storeWithLive(ONE);
    await runCommand(store, ['publish', '--build', await buildFrom('1.0.0-canary', OTHER)]);
    await runCommand(store, ['promote', 'news@1.0.0-canary', '--canary', '10']);
    const publish = async (version: string, inputs: string) =>
      (await runCommand(store, ['publish', '--if-changed', '--build', await buildFrom(version, inputs)])).out;
    expect(await publish('1.0.0-d', OTHER)).toBe('');
    expect(await publish('1.0.0-e', ONE)).toBe('news@1.0.0-e\n');
  });

  it.each([
    ['nothing is live', async () => (await temporaryStore()).store, ONE],
    ['the live release does not say from what it was built', () => storeWithLive(), ONE],
    ['the build does not', () => storeWithLive(), undefined],
  ])('publishes if %s', async (_, storeOf, inputs) => {
    const build = await buildFrom('1.0.0-new', inputs);
    expect(await runCommand(await storeOf(), ['publish', '--if-changed', '--build', build])).toMatchObject({
      out: 'news@1.0.0-new\n',
    });
  });
});
