import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceOf } from '../../build/paths.ts';
import { withOwner } from './code-owners.ts';
import type { RemotePlan } from './remote-plan.ts';
import { workflow, workflowFile } from './workflow.ts';

/** A sample page. It is type-checked, tested and formatted here like all other code. */
const TEMPLATE = path.join(import.meta.dirname, 'template');

/** A remote that uses the router adds it. */
const DEPENDENCIES = ['react', 'react-dom', 'styled-components'];

/** `npm test` in the remote's folder checks types; the declarations for pictures are in the design library. */
const TYPES = `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "*.ts", "../shared/src/design/assets.d.ts"]
}
`;

/** Writes the remote's folder, its workflow and its lines in CODEOWNERS into the checkout at `root`. */
export function writeRemote(root: string, plan: RemotePlan): void {
  const workspace = workspaceOf(plan.name);
  const folder = path.join(root, workspace);
  mkdirSync(folder);
  fillTemplate(folder, plan);
  writeFileSync(path.join(folder, 'package.json'), packageManifest(root, plan.name));
  writeFileSync(path.join(folder, 'rsbuild.config.ts'), buildConfig(plan));
  writeFileSync(path.join(folder, 'tsconfig.json'), TYPES);
  writeFileSync(path.join(root, workflowFile(plan.name)), workflow(plan.name));
  const owners = path.join(root, '.github/CODEOWNERS');
  writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), plan.name, plan.owner));
}

/** Copies the template into the folder, with name and title filled in. */
function fillTemplate(folder: string, { name, title }: RemotePlan): void {
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(TEMPLATE, from));
    mkdirSync(path.dirname(to), { recursive: true });
    const text = readFileSync(from, 'utf8').replaceAll('__name__', name).replaceAll('__Title__', title);
    writeFileSync(to, text);
  }
}

/** The remote's `package.json`. It requires the same versions as `shared/`, so that only one copy of each is installed. */
function packageManifest(root: string, name: string): string {
  const shared = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const manifest = {
    name: `@meadowlark/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'node ../scripts/lib/check-node.mjs && rsbuild build',
      dev: 'exec node ../scripts/dev-remote.mjs',
      edition: 'exec node ../scripts/edition.mjs',
      // The slash keeps mfe-sports out of a run for mfe-sport.
      test: `tsc -p . && jest --config ../jest.config.mjs --rootDir .. mfe-${name}/`,
    },
    dependencies: {
      '@meadowlark/shared': '*',
      ...Object.fromEntries(DEPENDENCIES.map((one) => [one, shared.dependencies[one]])),
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function buildConfig({ name, title, owner }: RemotePlan): string {
  const route = `{ path: '/${name}', page: 'front', title: '${title}', menu: '${title}' }`;
  const definition = `{ name: '${name}', owner: ${JSON.stringify(owner)}, pages: ['front'], routes: [${route}] }`;
  return `import { defineRemote } from '../rsbuild.shared.ts';\n\nexport default defineRemote(${definition});\n`;
}
