import type { UncaughtError } from '../../sleeping/early-errors.ts';

/**
 * Path of the script that caused the error. Null if the stack contains no script of a release: extensions, embeds. React
 * and the router are in the shell's scripts and throw on wrong calls, so the topmost script of a remote takes precedence.
 */
export function scriptOf(event: UncaughtError, origin: string): string | null {
  const { stack } = Object(thrownBy(event)) as Partial<Error>;
  const named = 'filename' in event ? event.filename : '';
  const scripts = `${stack}\n${named}`
    .split(origin)
    .slice(1)
    .flatMap((rest) => /^\/releases\/[^\s?#:()]+/.exec(rest)?.[0] ?? []);
  return scripts.find((path) => !path.startsWith('/releases/shell/')) ?? scripts[0] ?? null;
}

/** What was thrown, or what a promise was rejected with. */
export function thrownBy(
  event: Partial<Pick<ErrorEvent, 'error'> & Pick<PromiseRejectionEvent, 'reason'>>,
): unknown {
  return event.reason ?? event.error;
}
