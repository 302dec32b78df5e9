import { isNativeError } from 'node:util/types';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';

/** Error messages, before the frames, and the code that a syntax error quotes, after its place, can have any length. */
const MOST_TEXT = 20_000;
/** At the start of a line, as in stackOfThread() and syntax errors, or in a frame. */
const PLACE = /(?<=^|[\s(])([^\s()@/]+)@([^\s()@/]+)\/server\.cjs:\d/;

/** The first release named in a stack: an error's text, or lines of `file:line:column function`. Null if none is named. */
export function releaseIn(
  stack: readonly string[] | string | undefined,
): { name: string; version: string } | null {
  for (const line of bounded(stack).split('\n')) {
    const found = PLACE.exec(line);
    if (!found || (found.index > 0 && !/^\s+at /.test(line))) continue;
    const [, name = '', version = ''] = found;
    if (REMOTE_NAME.test(name) && VERSION.test(version)) return { name, version };
  }
  return null;
}

/** The release in whose code an error was made. Its message may say anything, also what looks like a frame. */
export function releaseOfError(error: unknown): { name: string; version: string } | null {
  return isNativeError(error) ? releaseIn(error.stack?.replace(error.message, '')) : null;
}

function bounded(stack: readonly string[] | string | undefined): string {
  const text = typeof stack === 'string' ? stack : (stack ?? []).join('\n');
  if (text.length <= MOST_TEXT) return text;
  return `${text.slice(0, MOST_TEXT / 2)}\n${text.slice(-MOST_TEXT / 2)}`;
}
