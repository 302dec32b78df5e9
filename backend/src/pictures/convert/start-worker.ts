import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { PictureConverterEnded, PictureUnreadable } from '../picture-errors.ts';
import type { ConvertAnswer, ConvertOrder } from './convert-order.ts';
import type { Program } from './converter-program.ts';

/** Pages go first. */
const BEHIND_PAGES = 5;
const LAST_WORDS = 500;

/** A process that converts, one picture at a time. */
export interface Worker {
  /** Rejects when the picture cannot be converted, or when the process ends over it, as it does at the deadline. */
  convert(order: ConvertOrder): Promise<Buffer>;
  isAlive(): boolean;
  end(): void;
}

/** Starts a converting process. It gets nothing of this one's environment: no key, no password. */
export function startWorker({ file, execArgv }: Program, deadlineMs: number): Worker {
  const child = fork(file, {
    cwd: path.dirname(file),
    execArgv: [...execArgv, '--max-old-space-size=64'],
    // Two arenas of the allocator instead of one per thread: freed memory goes back to the system.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  let isAlive = true;
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    lastWords = (lastWords + words).slice(-LAST_WORDS);
  });
  child.on('exit', () => (isAlive = false));
  // Heard below by whoever waits; without a listener it would end the site.
  child.on('error', () => (isAlive = false));
  if (child.pid !== undefined) lower(child.pid);

  return {
    isAlive: () => isAlive,
    end: () => child.kill('SIGKILL'),
    convert: (order) =>
      new Promise((resolve, reject) => {
        const heard = (answer: ConvertAnswer): void => {
          done();
          if ('made' in answer) resolve(Buffer.from(answer.made));
          else reject(new PictureUnreadable(answer.refused));
        };
        const ended = (cause?: unknown): void => {
          done();
          isAlive = false;
          child.kill('SIGKILL');
          reject(new PictureConverterEnded(lastWords.trim(), cause));
        };
        const onExit = (): void => ended();
        const timer = setTimeout(ended, deadlineMs);
        function done(): void {
          clearTimeout(timer);
          child.off('message', heard).off('exit', onExit).off('error', ended);
        }
        child.on('message', heard).on('exit', onExit).on('error', ended);
        child.send(order, (error) => {
          if (error) ended(error);
        });
      }),
  };
}

/** Where the system does not allow it, pictures compete with pages; that is no reason to fail. */
function lower(pid: number): void {
  try {
    setPriority(pid, BEHIND_PAGES);
  } catch {
    // Nothing to do.
  }
}
