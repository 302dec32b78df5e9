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
  /** The end of what it printed to standard error: why it crashed. */
  lastWords: () => string;
}

/** A program beside the file `here`, which is the caller's: both are sources, or both are built. */
export function programBeside(here: string, name: string): Program {
  const { dir, ext } = path.parse(here);
  const execArgv = ext === '.ts' ? ['--import', createRequire(here).resolve('tsx')] : [];
  return { file: path.join(dir, `${name}${ext}`), execArgv };
}

/** Starts a program that takes messages. `heap`: options of V8 that bound it. */
export function startProgram(
  { file, execArgv }: Program,
  heap: readonly string[],
  env: NodeJS.ProcessEnv,
): StartedProgram {
  const child = fork(file, {
    execArgv: [...execArgv, ...heap],
    // Two arenas of the allocator instead of one per thread return freed memory to the system.
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
 * For the program: a signal to the whole group, as of a terminal or systemd, is the server's, which still finishes answers. The
 * program ends with the server. At SIGUSR1, Node would open its inspector, to whoever is on the machine.
 */
export function endWithServer(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
}
