/** Kinds of faults. The tables of server and browser say how to cause each, or why that is impossible. */
export const FAULT_NAMES = [
  'down',
  'slow',
  '500 with a body',
  'wrong JSON',
  'wrong hash',
  'throws when evaluated',
  'throws when rendered on the server',
  'throws when rendered in the browser',
  'hangs',
  'stale singleton range',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];
