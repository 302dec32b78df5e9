import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

const FOLDER = /^mfe-(.+)$/;

/** Sorted names of the remotes in a checkout: every folder `mfe-<name>` with an `rsbuild.config.ts`. */
export function remoteNames(root: string = ROOT): string[] {
  return readdirSync(root)
    .flatMap((folder) => FOLDER.exec(folder)?.[1] ?? [])
    .filter((name) => existsSync(path.join(root, `mfe-${name}`, 'rsbuild.config.ts')))
    .toSorted();
}
