import { constants, getPriority, setPriority } from 'node:os';
import { programBeside, startProgram, type Program } from '../../child-program.ts';
import { PictureConverterEnded, PictureUnreadable } from '../picture-errors.ts';
import type { ConvertAnswer, ConvertOrder } from './convert-order.ts';

/** Added to the nice value that the server has: pages go first. */
const NICENESS = 5;

/** A converting process. Give it one picture at a time. */
export interface Worker {
  /** Rejects if the picture cannot be converted, or if the process ends meanwhile, as at the deadline. */
  convert(order: ConvertOrder): Promise<Buffer>;
  isAlive(): boolean;
  end(): void;
}

export const CONVERTER = programBeside(import.meta.filename, 'converter-process');

/** Starts a converting process. It does not inherit the environment, which holds keys and passwords. */
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
        const onAnswer = (answer: ConvertAnswer): void => {
          done();
          if ('picture' in answer) resolve(Buffer.from(answer.picture));
          else reject(new PictureUnreadable(answer.error));
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
          child.off('message', onAnswer).off('exit', onExit).off('error', fail);
        }
        child.on('message', onAnswer).on('exit', onExit).on('error', fail);
        // None could be started, as `error` says next.
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
