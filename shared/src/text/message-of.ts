/**
 * What a thrown value says. Does not throw: releases throw what they like, also what cannot be read. Reports of browsers write
 * it out: it would cost each reader 27 bytes.
 */
export function messageOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return 'an unreadable value';
  }
}
