/** Throws for `--force` without a reason. */
export function requireReason({ note, force }: { note: string; force: boolean }): void {
  if (!force || note.trim() !== '') return;
  throw new Error('--force requires a --note that says why this cannot wait until the freeze ends.');
}
