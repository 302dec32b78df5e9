import { readdirSync } from 'node:fs';
import path from 'node:path';
import { jestPreset } from './kit/jest-preset.mjs';

const rootDir = import.meta.dirname;

export default jestPreset({
  rootDir,
  folders: readdirSync(rootDir).map((name) => path.join(rootDir, name)),
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/var/'],
});
