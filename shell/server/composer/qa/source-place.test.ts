import { sourcePlace } from './source-place.ts';

const NEWS = { name: 'news', version: '2.0.0-a' };
/** Line 1, column 11 of the server file is line 4, column 3 of the source. */
const MAP = JSON.stringify({
  version: 3,
  file: 'server.cjs',
  sources: ['../../src/category/load.ts'],
  names: [],
  mappings: 'UAGE',
});
const withMap = (map: string | null) => ({ serverMap: async () => map });

function thrownAt(...frames: string[]): Error {
  const error = new Error('no feed');
  error.stack = ['Error: no feed', ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

describe('sourcePlace', () => {
  it('names file and line of the source, for the topmost frame of the release', async () => {
    const error = thrownAt(
      'Object.useState (/site/node_modules/react.js:1:2)',
      'load (news@2.0.0-a/server.cjs:1:12)',
      'run (news@2.0.0-a/server.cjs:1:99)',
    );
    expect(await sourcePlace(error, NEWS, withMap(MAP))).toBe('src/category/load.ts:4:3');
  });

  it.each([
    ['there is no map', withMap(null)],
    ['the map is broken', withMap('{')],
    [
      'the map cannot be read',
      {
        serverMap: async () => {
          throw new Error('the store is away');
        },
      },
    ],
  ])('names the place in the server file if %s', async (_what, releases) => {
    const error = thrownAt('load (news@2.0.0-a/server.cjs:1:12)');
    expect(await sourcePlace(error, NEWS, releases)).toBe('news@2.0.0-a/server.cjs:1:12');
  });

  it.each([
    ['another release threw', thrownAt('load (blog@1/server.cjs:1:12)')],
    ['the site’s own code did', thrownAt('withDeadline (/site/main.mjs:1:12)')],
    ['it is not an error', 'no feed'],
    ['nothing was thrown', undefined],
  ])('returns null if %s', async (_what, error) => {
    expect(await sourcePlace(error, NEWS, withMap(MAP))).toBeNull();
  });
});
