import { parseArgs } from 'node:util';

/** What `npm test` is asked for. */
export type Scope =
  /** Everything that must hold before a change lands; with `full`, also every combination that it only samples. */
  | { kind: 'everything'; full: boolean }
  /** Test files whose path contains one of these. */
  | { kind: 'matching'; patterns: readonly string[] }
  /** What the working copy touches, and what depends on it. */
  | { kind: 'changed' }
  /** Unit tests of what is being edited, again after every change. */
  | { kind: 'watch' };

export const USAGE = `Usage: npm test                  everything that must hold
       npm test -- <part of a path> …  the test files whose path contains it
       npm test -- --changed     what the working copy touches, and what depends on it
       npm test -- --watch       unit tests of what you edit, after every change
       npm run test:all          everything, in every combination`;

/** Reads the arguments of the command. Throws a sentence where they are none of the above. */
export function readScope(args: readonly string[]): Scope {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { full: { type: 'boolean' }, changed: { type: 'boolean' }, watch: { type: 'boolean' } },
  });
  const chosen = [
    ...(values.full ? [{ kind: 'everything', full: true } as const] : []),
    ...(values.changed ? [{ kind: 'changed' } as const] : []),
    ...(values.watch ? [{ kind: 'watch' } as const] : []),
    ...(positionals.length > 0 ? [{ kind: 'matching', patterns: positionals } as const] : []),
  ];
  if (chosen.length > 1) throw new Error('Choose one: --full, --changed, --watch, or parts of paths.');
  return chosen[0] ?? { kind: 'everything', full: false };
}
