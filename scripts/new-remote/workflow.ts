import { workspaceOf } from '../../build/paths.ts';

/** Inputs of a program's build outside its own folder: see `build/inputs/inputs-hash.ts`. */
const COMMON_INPUTS = [
  'shared/**',
  'build/**',
  'kit/**',
  'rsbuild.shared.ts',
  'tsconfig.base.json',
  'package-lock.json',
];

/** Path of a program's workflow, from the root of the checkout. */
export function workflowFile(name: string): string {
  return `.github/workflows/${name}.yml`;
}

/** The workflow of one program: its triggers. The steps are in `program.yml`, the same for all programs. */
export function workflow(name: string): string {
  const inputs = [
    `${workspaceOf(name)}/**`,
    ...COMMON_INPUTS,
    workflowFile(name),
    '.github/workflows/program.yml',
  ];
  const paths = inputs.map((one) => `      - '${one}'`).join('\n');
  return `# Tests ${name} when its folder or another input of its build changes. Then posts a preview link, or on main makes a release.
# Written by \`npm run new-remote\`; a test checks that all of these files have the same form.
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
    permissions:
      contents: read
      # For the comment with the link to the preview.
      pull-requests: write
    uses: ./.github/workflows/program.yml
    with:
      program: ${name}
      workspace: ${workspaceOf(name)}
    secrets: inherit
`;
}
