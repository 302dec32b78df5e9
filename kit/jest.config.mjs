import { jestPreset } from './jest-preset.mjs';

/** For remotes without their own. */
export default jestPreset({ rootDir: process.cwd() });
