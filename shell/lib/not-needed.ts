/** Thrown when work is abandoned on purpose, because its reader has left or the server is shutting down. Not a failure. */
export class NotNeeded extends Error {
  override readonly name = 'NotNeeded';
}
