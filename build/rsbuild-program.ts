import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Rsbuild's command. */
export const RSBUILD = path.join(
  path.dirname(require.resolve('@rsbuild/core/package.json')),
  'bin',
  'rsbuild.js',
);
