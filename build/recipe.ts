import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostInputsHash, inputsHash } from './inputs/inputs-hash.ts';
import { HOST_PROGRAM, HOST_STAMP, programFolder, releaseFolder, releaseStamp } from './paths.ts';

/** How to build something, and how to tell whether the build is up to date. */
export interface Recipe {
  /** For display. */
  name: string;
  /** Absolute folder, and configuration file in it. */
  folder: string;
  config: string;
  /** SHA-256 (hex) of all inputs. */
  inputs: () => string;
  /** A file that the build writes. */
  result: string;
  /** The file with the hash of the last build's inputs. */
  stamp: string;
}

/** A release: of the shell, or of a remote. */
export function releaseRecipe(name: string, folder: string = programFolder(name)): Recipe {
  return {
    name,
    folder,
    config: 'rsbuild.config.ts',
    inputs: () => inputsHash(folder),
    result: path.join(releaseFolder(folder), 'release.json'),
    stamp: releaseStamp(folder),
  };
}

/** The program that serves releases. */
export const HOST: Recipe = {
  name: 'the server',
  folder: programFolder('shell'),
  config: 'host.rsbuild.config.ts',
  inputs: hostInputsHash,
  result: HOST_PROGRAM,
  stamp: HOST_STAMP,
};

/** Whether the last build is missing or had other inputs. */
export function isStale({ result, stamp, inputs }: Recipe): boolean {
  return !existsSync(result) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs();
}
