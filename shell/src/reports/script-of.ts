import type { UncaughtError } from '../browser/early-errors.ts';

/**
 * Path of the script whose error it is, or null where no release had a part in it: an extension of the browser, an
 * embed. React and the router live in the shell's script and throw at the fault of who calls them, so the topmost script
 * of a remote counts before the shell's.
 */
export function scriptOf(event: UncaughtError, origin: string): string | null {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const named = 'filename' in event ? event.filename : '';
  const scripts = `${stack}\n${named}`
    .split(origin)
    .slice(1)
    .flatMap((rest) => /^\/releases\/[^\s?#:()]+/.exec(rest)?.[0] ?? []);
  return scripts.find((path) => !path.startsWith('/releases/shell/')) ?? scripts[0] ?? null;
}
