import path from 'node:path';

/** A program for Node, and the options to run it with. */
export interface Program {
  file: string;
  execArgv: readonly string[];
}

/** The converting process, beside this file: both are sources, or both are built. */
export function converterProgram(): Program {
  const { dir, ext } = path.parse(import.meta.filename);
  return {
    file: path.join(dir, `converter-process${ext}`),
    execArgv: ext === '.ts' ? ['--import', 'tsx'] : [],
  };
}
