import type { EditionStore } from '../../store/edition-store.ts';
import { moveKey } from '../../store/object-keys.ts';
import type { Problem } from '../../store/verify/verify-history.ts';
import type { CommandContext } from '../command-context.ts';
import { oneLine, styleFor, writeLine } from '../terminal.ts';

/** Prints each problem. Throws if there is one. */
export function requireNoProblems(
  context: CommandContext,
  store: EditionStore,
  problems: readonly Problem[],
): void {
  if (problems.length === 0) return;
  const style = styleFor(context.stderr, context.env);
  for (const { message } of problems) writeLine(context.stderr, style('red', oneLine(message)));
  const objects = new Set(problems.map(({ object }) => object)).size;
  throw new Error(
    `${objects} ${objects === 1 ? 'object' : 'objects'} of ${store.place} cannot be trusted. Find out who wrote there; see docs/trust.md for what to do.`,
  );
}

/** Completes "it is signed". */
export function trustNote({ trusted }: EditionStore): string {
  return trusted ? '' : ' (TRUSTED_KEYS is not set, so signatures were not checked)';
}

export function goneNote(gone: number): string {
  const names = [...new Set([1, gone])].map((number) => `"${moveKey(number)}"`).join(' to ');
  return `${names} ${gone === 1 ? 'is' : 'are'} missing: pruned, or removed.`;
}
