import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { shakeable } from './shakeable-router.ts';

const require = createRequire(import.meta.url);

/** Writes the router as the shell's browser build takes it, of which only what is used stays, and returns its path. */
export function writeRouterEntry(): string {
  const folder = path.join(ROOT, 'shell', 'dist', 'entries');
  const file = path.join(folder, 'react-router.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, shakeable(readFileSync(routerFile(), 'utf8')));
  return file;
}

/** The one file of the package's production build that has nearly everything; its name is a hash. */
function routerFile(): string {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', 'production');
  const index = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const [, names, file] = /import \{([^}]*\bRouter\b[^}]*)\} from "(\.\/[\w-]+\.mjs)"/.exec(index) ?? [];
  if (names === undefined || file === undefined)
    throw new Error(
      'React Router no longer keeps "Router" in a file beside dist/production/index.mjs. Look at its new version, and mend build/router-entry.ts.',
    );
  return path.join(folder, file);
}
