import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { ROOT } from './paths.ts';

/** Packed for other repositories, without the rest of this checkout. */
const PACKED = ['shared', 'kit'];
const WORKSPACES = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'package.json')));

const IMPORT = /(?:^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?|\bimport\()'([^'./][^']*)'/gm;

/** Packages that a workspace imports. What tests import runs in the checkout only, or is an optional peer. */
function importedBy(workspace: string): Set<string> {
  const files = readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\b/.test(file),
  );
  const specifiers = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, workspace, 'src', file), 'utf8');
    return [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  });
  const packages = specifiers.map((one) => one.split('/', one.startsWith('@') ? 2 : 1).join('/'));
  return new Set(packages.filter((name) => !isBuiltin(name)));
}

function declaredBy(folder: string): Set<string> {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
}

it.each(WORKSPACES.filter((name) => existsSync(path.join(ROOT, name, 'src'))))(
  '%s declares the packages that it imports',
  (workspace) => {
    const declared = declaredBy(workspace);
    // Code that only runs in the checkout may use its tools.
    const tools = PACKED.includes(workspace) ? new Set<string>() : declaredBy('.');
    const own = `@meadowlark/${workspace}`;
    const missing = [...importedBy(workspace)].filter(
      (name) => name !== own && !declared.has(name) && !tools.has(name),
    );
    expect(missing).toEqual([]);
  },
);
