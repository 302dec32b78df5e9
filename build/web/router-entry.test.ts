import { minifySync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { shakeable, writeRouterEntry } from './router-entry.ts';

/** What a minifier leaves of the router where only these of its exports are used. */
function minifiedFor(names: readonly string[]): string {
  const router = readFileSync(writeRouterEntry(), 'utf8');
  const [all] = /^export \{[^}]*\};$/m.exec(router) ?? [];
  if (all === undefined) throw new Error('The router exports nothing.');
  return minifySync(router.replace(all, `export { ${names.join(', ')} };`), {
    module: true,
    compress: { toplevel: true, passes: 2 },
    mangle: { toplevel: true },
  }).code;
}

it('costs what is used of it: no data router, no forms, no prefetching', () => {
  const script = minifiedFor(['Router', 'matchRoutes', 'useLocation', 'useNavigate', 'useSearchParams']);
  expect(script).toContain('You cannot render a <Router> inside another <Router>');
  expect(script).not.toMatch(/prefetch|scrollRestoration|fetcher|loaderData|__reactRouterVersion/i);
  // Names are not shortened here; in a release it is a fifth less.
  expect(gzipSync(script).length).toBeLessThan(6500);
});

it('leaves whole what is used, the context of a class among it', () => {
  expect(minifiedFor(['createMemoryRouter', 'RouterProvider'])).toMatch(
    /Object\.assign\(class.*contextType/s,
  );
});

it('stops the build when a new version looks different', () => {
  expect(() => shakeable('var Router = () => null;\n')).toThrow('Compare its new version with the list');
});
