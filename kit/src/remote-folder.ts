import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A remote on this machine. */
export interface RemoteFolder {
  name: string;
  /** Absolute. */
  folder: string;
}

/** The remote in whose folder the command runs. In any other folder, throws an error that says what to do. */
export function remoteHere(): RemoteFolder {
  const folder = process.cwd();
  if (!existsSync(path.join(folder, 'rsbuild.config.ts')))
    throw new Error(
      `${folder} is not a remote: it has no rsbuild.config.ts. Run the command in the folder of a remote.`,
    );
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
  return { name: name.replace(/^@[^/]+\//, ''), folder };
}
