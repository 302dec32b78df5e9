import { createRequire } from 'node:module';
import { Duplex, PassThrough, Readable, Transform, Writable } from 'node:stream';

const require = createRequire(import.meta.url);

/** The whole module also exposes Node's file helpers and the default high-water mark of all streams. */
const streams = Object.freeze({ Duplex, PassThrough, Readable, Transform, Writable });

/**
 * Modules that a release's server file may require, by name. The singletons are the server's copies, so that shell
 * and remotes share one React. The shell needs `Writable`, which React's renderer writes to.
 */
export const PROVIDED_MODULES: ReadonlyMap<string, () => unknown> = new Map([
  ['react', () => require('react') as unknown],
  ['react/jsx-runtime', () => require('react/jsx-runtime') as unknown],
  ['react-dom', () => require('react-dom') as unknown],
  ['react-dom/server', () => require('react-dom/server') as unknown],
  ['react-router-dom', () => require('react-router-dom') as unknown],
  ['styled-components', () => require('styled-components') as unknown],
  ['node:stream', () => streams],
  ['stream', () => streams],
]);
