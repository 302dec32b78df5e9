import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceOf } from '../../build/paths.ts';
import { withOwner } from './code-owners.ts';
import type { RemotePlan } from './remote-plan.ts';
import { workflow, workflowFile } from './workflow.ts';

/** A sample page. It is type-checked, tested and formatted here like all other code. */
export const TEMPLATE = path.join(import.meta.dirname, 'template');

/** What a remote imports in addition to the kit. Those that use the router add it. */
const DEPENDENCIES = ['react', 'react-dom', 'styled-components'];

/** The remote's `tsconfig.json`: `npm test` in its folder checks types. */
export const TYPES = `{
  "extends": "@meadowlark/kit/tsconfig.remote.json",
  "include": ["src", "*.ts"]
}
`;

/** Writes the remote's folder, its workflow and its lines in CODEOWNERS into the checkout at `root`. */
export function writeRemote(root: string, plan: RemotePlan): void {
  const workspace = workspaceOf(plan.name);
  const folder = path.join(root, workspace);
  mkdirSync(folder);
  fillTemplate(TEMPLATE, folder, plan);
  writeJson(path.join(folder, 'package.json'), packageManifest(root, plan.name, { shared: '*', kit: '*' }));
  writeFileSync(path.join(folder, 'rsbuild.config.ts'), buildConfig(plan));
  writeFileSync(path.join(folder, 'tsconfig.json'), TYPES);
  writeFileSync(path.join(root, workflowFile(plan.name)), workflow(plan.name));
  const owners = path.join(root, '.github/CODEOWNERS');
  writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), plan.name, plan.owner));
}

/** Copies a template into the folder, with name, title and owner filled in. */
export function fillTemplate(template: string, folder: string, { name, title, owner }: RemotePlan): void {
  const entries = readdirSync(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(template, from));
    mkdirSync(path.dirname(to), { recursive: true });
    const text = readFileSync(from, 'utf8').replaceAll('__name__', name).replaceAll('__Title__', title);
    writeFileSync(
      to,
      text.replaceAll('__owner__', () => owner),
    );
  }
}

/** What `package.json` says about the two packages of the kit. */
export type KitVersions = Record<'shared' | 'kit', string>;

/** The remote's `package.json`. Packages have the versions of `shared/`, so that only one copy of each is installed. */
export function packageManifest(root: string, name: string, { shared, kit }: KitVersions) {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return {
    name: `@meadowlark/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'remote build', dev: 'remote dev', test: 'remote test' },
    dependencies: {
      '@meadowlark/shared': shared,
      ...Object.fromEntries(DEPENDENCIES.map((one) => [one, dependencies[one]])),
    },
    devDependencies: { '@meadowlark/kit': kit },
  };
}

export function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** The remote's `rsbuild.config.ts`. */
export function buildConfig({ name, title, owner }: RemotePlan): string {
  const route = `{ path: '/${name}', page: 'index', title: '${title}', menu: '${title}', query: ['order'] }`;
  const definition = `{ name: '${name}', owner: ${JSON.stringify(owner)}, pages: ['index'], routes: [${route}] }`;
  return `import { defineRemote } from '@meadowlark/kit';\n\nexport default defineRemote(${definition});\n`;
}
