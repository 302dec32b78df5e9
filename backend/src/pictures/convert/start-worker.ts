import { constants, getPriority, setPriority } from 'node:os';
import { programBeside, startProgram, type Program } from '../../child-program.ts';
import { PictureConverterEnded, PictureUnreadable } from '../picture-errors.ts';
import type { ConvertResult, ConvertOrder } from './convert-order.ts';

/** Added to the server's nice value: pages have priority. */
const NICENESS = 5;

/** A converting process. Give it one picture at a time. */
export interface Worker {
  /** Rejects if the picture cannot be converted, or if the process ends first, as at the deadline. */
  convert(order: ConvertOrder): Promise<Buffer>;
  isAlive(): boolean;
  end(): void;
}

export const CONVERTER = programBeside(import.meta.filename, 'converter-process');

/** Starts a converting process. It does not inherit the environment, which contains keys and passwords. */
export function startWorker(program: Program, deadlineMs: number): Worker {
  const { child, lastWords } = startProgram(program, ['--max-old-space-size=64'], {});
  let isAlive = true;
  child.on('exit', () => (isAlive = false));
  // Handled in `convert`; without a listener, this event ends the site.
  child.on('error', () => (isAlive = false));
  if (child.pid !== undefined) lowerPriority(child.pid);

  return {
    isAlive: () => isAlive,
    end: () => child.kill('SIGKILL'),
    convert: (order) =>
      new Promise((resolve, reject) => {
        const onResult = (result: ConvertResult): void => {
          done();
          if ('picture' in result) resolve(Buffer.from(result.picture));
          else reject(new PictureUnreadable(result.error));
        };
        const fail = (cause?: unknown): void => {
          done();
          isAlive = false;
          child.kill('SIGKILL');
          reject(new PictureConverterEnded(lastWords(), cause));
        };
        const onExit = (): void => fail();
        const timer = setTimeout(fail, deadlineMs);
        function done(): void {
          clearTimeout(timer);
          child.off('message', onResult).off('exit', onExit).off('error', fail);
        }
        child.on('message', onResult).on('exit', onExit).on('error', fail);
        // The process did not start; the `error` event follows.
        if (child.pid === undefined) return;
        child.send(order, (error) => {
          if (error) fail(error);
        });
      }),
  };
}

/** Best effort: if the system refuses, pictures compete with pages. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority(pid) + NICENESS, constants.priority.PRIORITY_LOW));
  } catch {
    // Not allowed here.
  }
}
