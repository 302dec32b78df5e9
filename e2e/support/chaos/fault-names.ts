/** Everything that can be wrong with a remote. Each has a place in the table of either side, or a reason why not. */
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
