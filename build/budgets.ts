/**
 * What readers may be asked to fetch of scripts, in bytes after gzip. The build refuses what is heavier, and so does the
 * gate. `npm run bytes` shows how much of it is used. Raise one only with a reason in the commit message.
 */
export const BUDGETS = {
  /** Scripts of the shell by name: its first one, and its extras. */
  shell: {
    bootstrap: 3_800,
    awake: 101_500,
    home: 6_000,
    reports: 4_500,
    donation: 1_500,
    ads: 1_000,
    inspector: 4_500,
  },
  /** Each part of the shell that comes when it is needed. */
  later: 6_000,
  /** The container that a remote begins with. */
  entry: 3_000,
  /** What a page brings of its own, and a block. */
  page: 11_000,
  block: 8_000,
  /** The whole of a page view of any route: while the shell sleeps, and once everything of it is awake. */
  route: { asleep: 8_000, awake: 119_000 },
  /** The front page brings a part of the shell of its own, and may bring blocks of several remotes. */
  front: { asleep: 8_000, awake: 115_000 },
} as const;
