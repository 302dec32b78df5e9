import { workspaceOf } from '../../build/paths.ts';

/** Besides a program's own folder, all that goes into its build: see `build/inputs-hash.ts`. */
const RECIPE = ['shared/**', 'build/**', 'rsbuild.shared.ts', 'tsconfig.base.json', 'package-lock.json'];

/** Where the workflow of a program is, from the root of the checkout. */
export function workflowFile(name: string): string {
  return `.github/workflows/${name}.yml`;
}

/** The workflow of one program: when it runs. What it does is the same for all, and stands in `program.yml`. */
export function workflow(name: string): string {
  const inputs = [`${workspaceOf(name)}/**`, ...RECIPE, workflowFile(name), '.github/workflows/program.yml'];
  const paths = inputs.map((one) => `      - '${one}'`).join('\n');
  return `# Tests ${name} when its folder, or what goes into its build, changed; on main it then becomes a release.
# Written by \`npm run new-remote\`; a test holds all of these to one form.
name: ${name}

on:
  pull_request:
    paths:
${paths}
  push:
    branches: [main]
    paths:
${paths}

permissions:
  contents: read

jobs:
  program:
    uses: ./.github/workflows/program.yml
    with:
      program: ${name}
      workspace: ${workspaceOf(name)}
    secrets: inherit
`;
}
