import { jestPreset } from './jest-preset.mjs';

/** For remotes that have none of their own. */
export default jestPreset({ rootDir: process.cwd() });
