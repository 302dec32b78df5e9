import { parseArgs } from 'node:util';

/** What `npm test` runs. */
export type Scope =
  /** All tests required for a merge; with `full`, also all combinations that are otherwise sampled. */
  | { kind: 'everything'; full: boolean }
  /** Test files whose path contains one of the patterns. */
  | { kind: 'matching'; patterns: readonly string[] }
  /** Tests of changed files and of what depends on them. */
  | { kind: 'changed' }
  /** Unit tests of edited files, after every change. */
  | { kind: 'watch' };

export const USAGE = `Usage: npm test                  all tests required for a merge
       npm test -- <part of a path> …  test files whose path contains it
       npm test -- --changed     tests of changed files and of what depends on them
       npm test -- --watch       unit tests of edited files, after every change
       npm run test:all          all tests, in every combination`;

/** Parses the arguments of the command. Throws a message for the user if they are invalid. */
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
