import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostInputsHash, inputsHash } from '../build/inputs-hash.ts';
import { HOST_PROGRAM, releaseFolder, ROOT, workspaceOf } from '../build/paths.ts';

/** How something is built, and how it is known that it has been. */
export interface Recipe {
  /** What people call it. */
  name: string;
  /** Workspace, and configuration in it. */
  workspace: string;
  config: string;
  /** SHA-256 over everything that goes into it. */
  inputs: () => string;
  /** A file that the build leaves. */
  result: string;
  /** Where the inputs of the last build are noted: beside what was built, not in it. */
  stamp: string;
}

/** A release: of the shell, or of a remote. */
export function releaseRecipe(name: string): Recipe {
  const workspace = workspaceOf(name);
  return {
    name,
    workspace,
    config: 'rsbuild.config.ts',
    inputs: () => inputsHash(name),
    result: path.join(releaseFolder(workspace), 'release.json'),
    stamp: path.join(ROOT, workspace, 'dist', 'built-from'),
  };
}

/** The program that serves releases. */
export const HOST: Recipe = {
  name: 'the server',
  workspace: 'shell',
  config: 'host.rsbuild.config.ts',
  inputs: hostInputsHash,
  result: HOST_PROGRAM,
  stamp: path.join(ROOT, 'shell', 'dist', 'host-built-from'),
};

/** Whether what was built last was built from something else, or nothing was. */
export function isStale({ result, stamp, inputs }: Recipe): boolean {
  return !existsSync(result) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs();
}

/** Notes what a build was made from. */
export function noteBuilt({ stamp }: Recipe, inputs: string): void {
  writeFileSync(stamp, inputs);
}
