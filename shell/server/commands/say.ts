import type { Output } from './command-context.ts';

/** Writes one text and ends its line. */
export function say(output: Output, text: string): void {
  output.write(`${text}\n`);
}
