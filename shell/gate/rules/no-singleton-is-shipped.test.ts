import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { candidateOf } from '../testing/candidate-of.ts';
import { noSingletonIsShipped } from './no-singleton-is-shipped.ts';

const require = createRequire(import.meta.url);

/** A file of an installed package, as a bundle would contain it. */
function installed(name: string, file: string): string {
  return readFileSync(path.join(path.dirname(require.resolve(`${name}/package.json`)), file), 'utf8');
}

it.each([
  ['react', () => installed('react', 'cjs/react.production.js')],
  ['react', () => installed('react', 'cjs/react-jsx-runtime.production.js')],
  ['react-dom', () => installed('react-dom', 'cjs/react-dom.production.js')],
  ['react-dom', () => installed('react-dom', 'cjs/react-dom-client.production.js')],
  ['styled-components', () => installed('styled-components', 'dist/styled-components.browser.cjs.js')],
])('recognizes %s by its own text', async (library, text) => {
  const files = { 'web/chunk.js': text() };
  const findings = await noSingletonIsShipped.check(await candidateOf({ name: 'news', files }));
  expect(findings).toContainEqual(
    expect.objectContaining({ cause: `"web/chunk.js" contains its own copy of ${library}.` }),
  );
});

it('recognizes a router by what it says when it is used outside of one', async () => {
  const files = {
    'server.cjs': 'throw Error("useLocation() may be used only in the context of a <Router> component.")',
  };
  expect(await noSingletonIsShipped.check(await candidateOf({ name: 'news', files }))).toMatchObject([
    { cause: '"server.cjs" contains its own copy of react-router-dom.' },
  ]);
});

it('passes code that uses singletons, the standalone page, and copies for other hosts', async () => {
  const files = {
    'web/chunk.js': 'const{useState}=require("react"),{styled}=require("styled-components")',
    'web/standalone/index.js': installed('react', 'cjs/react.production.js'),
    'web/static/js/async/hosts/copies.js': installed('react', 'cjs/react-jsx-runtime.production.js'),
  };
  expect(await noSingletonIsShipped.check(await candidateOf({ name: 'news', files }))).toEqual([]);
});
