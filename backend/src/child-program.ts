import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const MAX_STDERR_CHARACTERS = 500;

/** A program for Node, and the options to run it with. */
export interface Program {
  file: string;
  execArgv: readonly string[];
}

interface StartedProgram {
  child: ChildProcess;
  /** The last lines of its standard error: why it crashed. */
  lastWords: () => string;
}

/** A program in the same folder as the caller's file `here`: both are sources, or both are built. */
export function programBeside(here: string, name: string): Program {
  const { dir, ext } = path.parse(here);
  const execArgv = ext === '.ts' ? ['--import', createRequire(here).resolve('tsx')] : [];
  return { file: path.join(dir, `${name}${ext}`), execArgv };
}

/** Starts a program that takes messages. `heap`: V8 options that limit its heap. */
export function startProgram(
  { file, execArgv }: Program,
  heap: readonly string[],
  env: NodeJS.ProcessEnv,
): StartedProgram {
  const child = fork(file, {
    execArgv: [...execArgv, ...heap],
    // With two malloc arenas instead of one per thread, freed memory goes back to the system.
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_CHARACTERS);
  });
  return { child, lastWords: () => stderr.trim() };
}

/**
 * For the child program. Ignores signals to the whole process group, as from a terminal or systemd: the server handles them
 * and still finishes responses. The program ends with the server. SIGUSR1 would open Node's inspector to anyone on the
 * machine.
 */
export function endWithServer(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
}
