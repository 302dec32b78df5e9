/**
 * Bytes of script, after gzip, that a reader may be asked to fetch. Measured in November 2026: the shell 152.7 KB; remotes
 * with their entry, pages 17.9 to 22.7 KB, blocks 16.0 to 19.6 KB, of which the entry is 13.2 KB. Raise one only with a
 * reason in the commit message.
 */
export const BUDGETS = {
  /** The shell's own script. */
  shell: 170_000,
  /** A page: its remote's entry and its own chunks. */
  page: 32_000,
  /** A block: the same. */
  block: 26_000,
} as const;
