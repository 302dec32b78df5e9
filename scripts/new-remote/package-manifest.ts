import { readFileSync } from 'node:fs';
import path from 'node:path';

const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

/** The new remote's `package.json`. It asks for the versions that the ground floor asks for, so that there is one of each. */
export function packageManifest(root: string, name: string): string {
  const shared = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const manifest = {
    name: `@meadowlark/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'rsbuild build',
      dev: 'node ../scripts/dev-remote.mjs',
      edition: 'node ../scripts/edition.mjs',
      // With the slash: mfe-sport is not mfe-sports.
      test: `tsc -p . && jest --config ../jest.config.mjs --rootDir .. mfe-${name}/`,
    },
    dependencies: {
      '@meadowlark/shared': '*',
      ...Object.fromEntries(SINGLETONS.map((one) => [one, shared.dependencies[one]])),
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
