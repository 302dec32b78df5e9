/**
 * Limits for scripts, in bytes after gzip. Build and gate refuse scripts that exceed them. `npm run bytes` shows their use.
 * Raise one only with a reason in the commit message.
 */
export const BUDGETS = {
  /** Scripts of the shell by name: the bootstrap, and its extras. */
  shell: {
    bootstrap: 5_100,
    awake: 101_500,
    home: 6_000,
    reports: 4_500,
    qa: 500,
    donation: 1_500,
    ads: 1_000,
    inspector: 4_500,
  },
  /** Each chunk of the shell that is loaded on demand. */
  later: 6_000,
  /** The container of a remote. */
  entry: 3_000,
  /** Scripts of one page, and of one block. */
  page: 11_000,
  block: 8_000,
  /** A page view of any route in all: while the shell sleeps, and after everything is awake. */
  route: { asleep: 8_900, awake: 120_500 },
  /** The front page has a chunk of the shell, and may have blocks of several remotes. */
  front: { asleep: 8_900, awake: 115_500 },
} as const;
