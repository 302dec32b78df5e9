/**
 * The message of a thrown value. Never throws: releases may throw anything, even unreadable values. Browser reports inline
 * this code, because importing it would cost each reader 27 bytes.
 */
export function messageOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return 'an unreadable value';
  }
}
