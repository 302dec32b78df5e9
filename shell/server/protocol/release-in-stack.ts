import { isNativeError } from 'node:util/types';
import { REMOTE_NAME, VERSION } from '@meadowlark/shared/contract/release.ts';
import { shortStack } from './posted-error.ts';
import type { ReleaseId } from '../../store/release-key.ts';

/** At the start of a line, as in stackOfThread() and syntax errors, or in a frame. */
const PLACE = /(?<=^|[\s(])([^\s()@/]+)@([^\s()@/]+)\/server\.cjs:\d/;

/** The first release named in a stack: an error's text, or lines of `file:line:column function`. Null if none is named. */
export function releaseIn(stack: readonly string[] | string | undefined): ReleaseId | null {
  const text = typeof stack === 'string' ? stack : (stack ?? []).join('\n');
  for (const line of shortStack(text).split('\n')) {
    const found = PLACE.exec(line);
    if (!found || (found.index > 0 && !/^\s+at /.test(line))) continue;
    const [, name = '', version = ''] = found;
    if (REMOTE_NAME.test(name) && VERSION.test(version)) return { name, version };
  }
  return null;
}

/** The release whose code made an error. Its message may contain anything, including what looks like a frame. */
export function releaseOfError(error: unknown): ReleaseId | null {
  return isNativeError(error) ? releaseIn(error.stack?.replace(error.message, '')) : null;
}
