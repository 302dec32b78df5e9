import { compileFunction } from 'node:vm';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Modules that a release's server file may ask for. The singletons are the server's own copies, so that shell and
 * remotes share one React; beyond them a release gets nothing, least of all the file system or the network.
 */
const PROVIDED: Readonly<Record<string, () => unknown>> = {
  react: () => require('react'),
  'react/jsx-runtime': () => require('react/jsx-runtime'),
  'react-dom': () => require('react-dom'),
  'react-dom/server': () => require('react-dom/server'),
  'react-router-dom': () => require('react-router-dom'),
  'styled-components': () => require('styled-components'),
  'node:stream': () => require('node:stream'),
  stream: () => require('node:stream'),
};

/**
 * Runs the text of a `server.cjs` and returns its exports. The code is compiled like a CommonJS module but kept in no
 * module registry: when the last reference goes, it can be collected, and a new release needs no restart.
 */
export function evaluateRelease(code: string, file: string): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['exports', 'require', 'module'], { filename: file });
  run(module.exports, provide, module);
  return module.exports;

  function provide(id: string): unknown {
    const provided = PROVIDED[id];
    if (!provided)
      throw new Error(
        `The release asks for the module "${id}", which the server does not provide. Bundle it, or use the load context.`,
      );
    return provided();
  }
}
