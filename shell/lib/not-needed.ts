/** Why work was given up on purpose: its reader has left, or the server ends. No failure. */
export class NotNeeded extends Error {
  override readonly name = 'NotNeeded';
}
