/**
 * What a thrown value says. Does not throw: releases throw what they like, also what cannot be read. Browsers write it out:
 * it would cost each reader 37 bytes.
 */
export function messageOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return 'What was thrown does not say what it is.';
  }
}
