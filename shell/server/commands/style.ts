import { styleText } from 'node:util';
import type { Output } from './command-context.ts';

export type Format = Parameters<typeof styleText>[0];
export type Style = (format: Format, text: string) => string;

/** Colours for a terminal; the bare text where the output goes into a file or another program, or NO_COLOR is set. */
export function styleFor(output: Output, env: NodeJS.ProcessEnv): Style {
  const plain = output.isTTY !== true || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  return plain ? (_, text) => text : (format, text) => styleText(format, text, { validateStream: false });
}
