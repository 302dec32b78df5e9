import type { Output } from './command-context.ts';
import { say } from './say.ts';

/** Steps from one line to the next where they are written into a file or a pipeline's log. */
const EVERY = 10;

/** Says how far a work of many steps is: one line that counts up on a terminal, a line now and then elsewhere. */
export function countUp(output: Output, what: string): (done: number, total: number) => void {
  return (done, total) => {
    const text = `${what} ${done}/${total}`;
    const last = done === total;
    if (output.isTTY) output.write(`\r${text}${last ? '\n' : ''}`);
    else if (last || done % EVERY === 0) say(output, text);
  };
}
