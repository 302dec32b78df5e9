// Two worlds, told apart by the ending: *.test.ts runs in Node, *.test.tsx in a browser-like document.
const common = {
  rootDir: import.meta.dirname,
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that ship ES modules only go through the transform as well.
  transformIgnorePatterns: [
    '/node_modules/(?!(feedsmith|entities|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|content-disposition|mime|p-queue|p-timeout)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/var/'],
  moduleNameMapper: {
    '\\.(svg|png|woff2|css|mp3)(\\?inline)?$': '<rootDir>/shared/src/testing/asset-stub.cjs',
  },
};

export default {
  // Only what does not work reaches it, on a busy machine neither.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/shared/src/testing/temporary-folder.mjs',
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
      testEnvironment: '<rootDir>/shared/src/testing/browser-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/shared/src/testing/query-timeout.ts'],
    },
  ],
};
