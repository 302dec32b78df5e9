import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { SCOPE } from './kit-registry.ts';
import { kitManifest } from './manifests.ts';
import { ENTRIES } from './pack-kit.ts';

/** Imports that are left when types are removed, static or not; not those in templates of code. */
const IMPORT =
  /^(?:import|export) (?!type )[^;`]*?from '([^'$]+)'|^import '([^'$]+)'|\bimport\('([^'$]+)'\)/gm;
const OF_THE_BUILD = [
  ...readFileSync(path.join(ROOT, 'build/web/modules-of-the-build.d.ts'), 'utf8').matchAll(
    /^declare module '([^']+)'/gm,
  ),
].map(([, name = '']) => name);

it("the kit depends on every package that its code imports: a team's repository has no others", () => {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const groups of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = groups.slice(1).find((one) => one !== undefined) ?? '';
      if (to.startsWith('.')) visit(path.resolve(path.dirname(file), to));
      else if (!to.startsWith('node:')) packages.add(packageOf(to));
    }
  };
  for (const entry of ENTRIES) visit(path.join(ROOT, entry));
  const { dependencies, peerDependencies } = kitManifest(SCOPE);
  // The bundler replaces the last.
  const declared = [...Object.keys({ ...dependencies, ...(peerDependencies as object) }), ...OF_THE_BUILD];
  expect([...packages]).toContain('@aws-sdk/client-s3');
  expect([...packages].filter((one) => !declared.includes(one))).toEqual([]);
});

it('under another scope, the kit depends on the other package under that scope, by its name in imports', () => {
  const { name, dependencies } = kitManifest('@plainsman');
  expect(name).toBe('@plainsman/kit');
  expect(dependencies['@meadowlark/shared']).toMatch(/^npm:@plainsman\/shared@\d+\.\d+\.\d+$/);
});

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
