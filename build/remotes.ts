import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

const FOLDER = /^mfe-(.+)$/;

/** Names of the remotes in a checkout, in order: every folder `mfe-<name>` with an `rsbuild.config.ts`. There is no list. */
export function remoteNames(root: string = ROOT): string[] {
  return readdirSync(root)
    .flatMap((folder) => FOLDER.exec(folder)?.[1] ?? [])
    .filter((name) => existsSync(path.join(root, `mfe-${name}`, 'rsbuild.config.ts')))
    .toSorted();
}
