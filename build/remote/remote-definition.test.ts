import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDefinition, type RemoteDefinition } from './remote-definition.ts';

const TRAFFIC = { name: 'traffic', owner: 'Traffic desk' };

/** A remote with a page `front`, of which one file is missing. */
function remote(without?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'traffic-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "@meadowlark/traffic" }');
  mkdirSync(path.join(folder, 'src/front'), { recursive: true });
  for (const file of ['Page.tsx', 'load.ts', 'head.ts', 'fixtures.ts'])
    if (file !== without) writeFileSync(path.join(folder, 'src/front', file), '');
  return folder;
}

test('a listed unit must have all its files, and the message names the missing ones', () => {
  expect(() => checkDefinition({ ...TRAFFIC, pages: ['front'] }, remote())).not.toThrow();
  expect(() => checkDefinition({ ...TRAFFIC, pages: ['front'] }, remote('fixtures.ts'))).toThrow(
    'The rsbuild.config.ts of traffic lists units without src/front/fixtures.ts.',
  );
  expect(() => checkDefinition({ ...TRAFFIC, pages: ['front'], blocks: ['map'] }, remote())).toThrow(
    'units without src/map/Block.tsx, src/map/load.ts, src/map/fixtures.ts.',
  );
});

test('a remote must have one name, and at least one unit', () => {
  expect(() => checkDefinition({ ...TRAFFIC, name: 'trafic', pages: ['front'] }, remote())).toThrow(
    'The remote is named "trafic" in rsbuild.config.ts, but its package.json has "@meadowlark/traffic"',
  );
  expect(() => checkDefinition(TRAFFIC, remote())).toThrow('lists neither pages nor blocks');
});

test('the compiler finds a route to a missing page', () => {
  const define = <const Page extends string>(definition: RemoteDefinition<Page>) => definition;
  const route = { path: '/traffic', title: 'Traffic' };
  const { routes } = define({ ...TRAFFIC, pages: ['front'], routes: [{ ...route, page: 'front' }] });
  expect(routes).toHaveLength(1);
  // @ts-expect-error -- no page of this name
  define({ ...TRAFFIC, pages: ['front'], routes: [{ ...route, page: 'map' }] });
  // @ts-expect-error -- nor here
  define({ ...TRAFFIC, pages: ['front'], routes: [{ ...route, page: 'front', leadsTo: 'map' }] });
});
