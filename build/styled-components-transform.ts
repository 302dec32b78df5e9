import { createRequire } from 'node:module';
import type { RsbuildConfig } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/**
 * Gives styled components the same class names on server and browser, in the program's namespace. Configured here,
 * because the Rsbuild plugin depends on an older wasm build that this version of rspack refuses.
 */
export function styledComponentsTransform(namespace: string): NonNullable<RsbuildConfig['tools']> {
  return {
    swc: {
      jsc: {
        experimental: {
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              { ssr: true, displayName: false, pure: true, namespace },
            ],
          ],
        },
      },
    },
  };
}
