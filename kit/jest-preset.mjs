import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Extensions of files that tests get as a string instead of their content. */
const ASSETS = 'svg|png|jpg|webp|avif|woff2|css|mp3';

/**
 * A configuration for Jest: `*.test.ts` run in Node, `*.test.tsx` in a browser-like document. Packages that ship ES modules
 * are transformed too; `folders` are the folders whose packages are used.
 */
export function jestPreset({ rootDir, folders = [rootDir], modulePathIgnorePatterns = ['<rootDir>/dist/'] }) {
  // Jest keeps a NODE_ENV that is already set, and React's production build has no `act`.
  process.env['NODE_ENV'] = 'test';
  const common = {
    rootDir,
    transform: {
      '\\.(ts|tsx|mjs|js)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      ],
      [`\\.(${ASSETS})$`]: require.resolve('@meadowlark/shared/testing/asset-stub.cjs'),
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(${[...new Set(esModules(folders))].join('|')})/)(?!.*\\.(${ASSETS})$)`,
    ],
    modulePathIgnorePatterns,
    // Maps to the file itself, so that a missing file is an error.
    moduleNameMapper: { [`^(.+\\.(?:${ASSETS}))\\?(?:inline|raw)$`]: '$1' },
  };
  return {
    // Generous, so that only a broken test times out, even on a busy machine.
    testTimeout: 60_000,
    globalSetup: require.resolve('@meadowlark/shared/testing/temporary-folder.mjs'),
    projects: [
      {
        ...common,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/**/*.test.ts'],
      },
      {
        ...common,
        displayName: 'browser',
        testEnvironment: require.resolve('@meadowlark/shared/testing/browser-environment.mjs'),
        testMatch: ['<rootDir>/**/*.test.tsx'],
        setupFilesAfterEnv: [
          require.resolve('@testing-library/jest-dom'),
          require.resolve('@meadowlark/shared/testing/query-timeout.ts'),
        ],
      },
    ],
  };
}

/** Names of the packages that ship ES modules (the design library, for one), installed in the folders or above them. */
function esModules(folders) {
  return [...new Set(folders.flatMap(withThoseAbove))].flatMap((folder) => {
    const here = path.join(folder, 'node_modules');
    const names = existsSync(here) ? readdirSync(here).flatMap((entry) => packagesIn(here, entry)) : [];
    return names.filter((name) => shipsModules(path.join(here, name, 'package.json')));
  });
}

function withThoseAbove(folder) {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...withThoseAbove(above)];
}

function packagesIn(folder, entry) {
  if (entry.startsWith('.')) return [];
  return entry.startsWith('@')
    ? readdirSync(path.join(folder, entry)).map((name) => `${entry}/${name}`)
    : [entry];
}

function shipsModules(manifest) {
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}
