import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { sourcePlace, type FindMap } from './source-place.ts';

/** Line n of the built file is line n of this one. */
const HERE = path.relative(ROOT, __filename);
const findMap: FindMap = async (file) =>
  file.endsWith('.js') || file.endsWith('.cjs')
    ? {
        folder: ROOT,
        map: {
          version: 3,
          file: '',
          sources: [HERE],
          sourcesContent: [],
          names: [],
          mappings: Array.from({ length: 40 }, (_, index) => (index === 0 ? 'AAAA' : 'AACA')).join(';'),
          sourceRoot: '',
        },
      }
    : null;

it.each([
  ['Chromium', 'Error: broken\n    at Page (http://localhost:3000/development/static/page.js:2:9)'],
  ['Chromium, without a name', 'Error: broken\n    at http://localhost:3000/development/static/page.js:2:9'],
  ['Node', 'Error: broken\n    at async load (/home/me/static/dist/development/server.cjs:2:9)'],
  ['Firefox and Safari', 'Page@http://localhost:3000/development/static/page.js:2:9'],
])('finds the place in a stack of %s', async (_engine, stack) => {
  const found = await sourcePlace(stack, findMap);
  expect(found.place).toBe(`${HERE}:2`);
  expect(found.code).toContain(">    2 | import { ROOT } from '../../build/paths.ts';");
  expect(found.code).toContain("     1 | import path from 'node:path';");
});

it('leaves out frames outside of the source, and returns all others', async () => {
  const stack = [
    'TypeError: broken',
    '    at load (/home/me/static/dist/development/server.cjs:3:9)',
    '    at runLoad (/home/me/shell/server/pages/run-load.ts:35:50)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    '    at async mount (/home/me/static/dist/development/server.cjs:5:1)',
  ].join('\n');
  const found = await sourcePlace(stack, findMap);
  expect(found.stack).toBe(`    at load (${HERE}:3)\n    at mount (${HERE}:5)`);
});

it('skips code that the bundler added, which has a mapping without a source', async () => {
  const bundlers: FindMap = async () => ({
    folder: ROOT,
    map: { version: 3, file: '', sources: [], sourcesContent: [], names: [], mappings: 'A', sourceRoot: '' },
  });
  const nothing = { place: null, code: '', stack: '' };
  expect(await sourcePlace('Error: broken\n    at require (/home/me/server.cjs:1:9)', bundlers)).toEqual(
    nothing,
  );
});

it('returns nothing if there is no source map, or it cannot be read', async () => {
  const nothing = { place: null, code: '', stack: '' };
  expect(await sourcePlace('Error: broken\n    at load (/home/me/load.ts:3:9)', findMap)).toEqual(nothing);
  const failing: FindMap = () => Promise.reject(new Error('gone'));
  expect(await sourcePlace('Error: broken\n    at load (/home/me/page.js:3:9)', failing)).toEqual(nothing);
  expect(await sourcePlace('', findMap)).toEqual(nothing);
});
