import { gzipBytes } from './script-parts.ts';

// The gate refused every remote beside a shell of changed files, by seven bytes.
test('a script of changed files weighs what it would if they were committed', () => {
  const script = (version: string) =>
    Buffer.from(`load("/releases/shell/${version}/web/a.js"); var mfe_${version.replaceAll(/\W/g, '_')};`);
  const [changed, committed] = ['0.1.0-381678ae.66eba101', '0.1.0-381678ae'];
  expect(gzipBytes(script(changed), changed)).toBe(gzipBytes(script(committed), committed));
  expect(gzipBytes(script(changed), committed)).toBeGreaterThan(gzipBytes(script(committed), committed));
});
