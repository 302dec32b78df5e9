// What a remote's rsbuild.config.ts imports.
export { defineRemote } from '../rsbuild.shared.ts';
