import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DevelopmentReleases } from './development-releases.ts';

async function edited() {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-releases-'));
  const file = path.join(folder, 'server.cjs');
  const dropped: string[] = [];
  const composers = { drop: (release: string) => dropped.push(release) };
  const program = {
    folder,
    origin: 'http://localhost:3014',
    path: '/_development/static/',
    federationName: 'static',
  };
  const releases = new DevelopmentReleases({ static: program });
  let builds = 0;
  const build = async () => {
    builds += 1;
    await writeFile(file, `// build ${builds}`);
    await utimes(file, builds, builds);
  };
  await build();
  return { releases, build, dropChanged: () => releases.dropChanged(composers), dropped };
}

it('drops the code of a program once after each build', async () => {
  const { releases, build, dropChanged, dropped } = await edited();
  await releases.code('static');
  await dropChanged();
  expect(dropped).toEqual([]);
  await build();
  await Promise.all([dropChanged(), dropChanged()]);
  expect(dropped).toEqual(['static@development']);
  expect((await releases.code('static')).code).toBe('// build 2');
  await dropChanged();
  expect(dropped).toHaveLength(1);
});

it('drops the code of a build that one composer still has when another took the next', async () => {
  const { releases, build, dropChanged, dropped } = await edited();
  await releases.code('static');
  await build();
  await releases.code('static');
  await dropChanged();
  expect(dropped).toEqual(['static@development']);
});
