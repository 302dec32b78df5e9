import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../paths.ts';

const require = createRequire(import.meta.url);

/**
 * Top-level statements of the router's one large file that a minifier has to keep, with everything they refer to,
 * unless a mark says that they are pure. Without the marks, three small functions pull in the data router, the forms
 * and the prefetching of React Router (30 KB after gzip).
 */
const TOP_LEVEL: readonly { what: string; found: RegExp; instead: string }[] = [
  { what: 'names for development tools', found: /^\w+\.displayName = .*;\n/gm, instead: '' },
  {
    what: 'contexts and wrapped components',
    found: /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    instead: '$1/* @__PURE__ */ ',
  },
  {
    what: 'a class with a context',
    found:
      /^(var (\w+) = )(class extends React\d*\.Component \{\n(?:(?!\};$).*\n)*\});\n\2\.contextType = (\w+);\n/gm,
    instead: '$1/* @__PURE__ */ Object.assign($3, { contextType: $4 });\n',
  },
  {
    what: 'sets, addresses and symbols',
    found: /^(var \w+ = )(?=(?:new (?:Set|URL)|Symbol)\()/gm,
    instead: '$1/* @__PURE__ */ ',
  },
  {
    what: 'names that every object has',
    found: /^(var \w+ = )(Object\.getOwnPropertyNames\(.*\));\n/gm,
    instead: '$1/* @__PURE__ */ (() => $2)();\n',
  },
  {
    what: 'its version, noted on the window',
    found: /^try \{\n(?: .*\n)*?.*__reactRouterVersion(?:.*\n)*?\} catch \(e\) \{\n\}\n/gm,
    instead: '',
  },
];

/** Writes a copy of React Router from which a minifier can drop unused exports, and returns its path. */
export function writeRouterEntry(): string {
  const folder = path.join(ROOT, 'shell', 'dist', 'entries');
  const file = path.join(folder, 'react-router.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, shakeable(readFileSync(routerFile(), 'utf8')));
  return file;
}

/**
 * The text of React Router's production file, marked so that a minifier drops unused exports. Its behavior stays the
 * same. Throws if the file does not look as expected, as after an update.
 */
export function shakeable(router: string): string {
  return TOP_LEVEL.reduce((text, { what, found, instead }) => {
    if (text.search(found) === -1)
      throw new Error(
        `React Router's file no longer has ${what} at its top. Compare its new version with the list in build/web/router-entry.ts.`,
      );
    return text.replace(found, instead);
  }, router);
}

/** The file of the package's production build that has nearly everything; its name is a hash. */
function routerFile(): string {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', 'production');
  const index = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const [, names, file] = /import \{([^}]*\bRouter\b[^}]*)\} from "(\.\/[\w-]+\.mjs)"/.exec(index) ?? [];
  if (names === undefined || file === undefined)
    throw new Error(
      `React Router no longer keeps "Router" in a file beside dist/production/index.mjs. Look at its new version, and adapt build/web/router-entry.ts.`,
    );
  return path.join(folder, file);
}
