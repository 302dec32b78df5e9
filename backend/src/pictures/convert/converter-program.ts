import path from 'node:path';

/** A program that Node can run: its file, and what Node has to be told. */
export interface Program {
  file: string;
  execArgv: readonly string[];
}

/** The converting process lies beside the program that starts it: both as sources, or both built. */
export function converterProgram(): Program {
  const { dir, ext: ending } = path.parse(import.meta.filename);
  return {
    file: path.join(dir, `converter-process${ending}`),
    execArgv: ending === '.ts' ? ['--import', 'tsx'] : [],
  };
}
