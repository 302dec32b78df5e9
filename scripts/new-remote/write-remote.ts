import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceOf } from '../../build/paths.ts';
import { withOwner } from './code-owners.ts';
import { fillTemplate } from './fill-template.ts';
import { packageManifest } from './package-manifest.ts';
import type { RemotePlan } from './remote-plan.ts';
import { workflow, workflowFile } from './workflow.ts';

/** For `npm test` in its folder, which checks its types; the design library's pictures are declared there. */
const TYPES = `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "*.ts", "../shared/src/design/assets.d.ts"]
}
`;

/** Writes the remote's folder, its workflow and its line in CODEOWNERS into the checkout at `root`. */
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

function buildConfig({ name, owner }: RemotePlan): string {
  const definition = `{ name: '${name}', owner: ${JSON.stringify(owner)}, pages: ['front'] }`;
  return `import { defineRemote } from '../rsbuild.shared.ts';\n\nexport default defineRemote(${definition});\n`;
}
