/** Why an unsigned object is refused; it may predate signatures. */
export const UNSIGNED = 'it is not signed';

/**
 * `unsigned`, `revoked`: the object is unchanged, but unsigned or signed with a key that no longer counts, so it may predate
 * the current keys. `altered`: everything else, including missing objects and unexpected content.
 */
export type Reason = 'unsigned' | 'revoked' | 'altered';

export interface RefusedOptions extends ErrorOptions {
  reason?: Reason;
}

/**
 * An object in the store that must not be used: it is not a valid document, is not trusted, or is not the one that was
 * named.
 */
export class Refused extends Error {
  /** Its key. The message names it, too. */
  readonly object: string;
  readonly reason: Reason;

  constructor(object: string, message: string, { reason = 'altered', ...options }: RefusedOptions = {}) {
    super(message, options);
    this.object = object;
    this.reason = reason;
  }
}

/** The value; null if it may predate the currently trusted keys. */
export function unlessFromBefore<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof Refused && error.reason !== 'altered') return null;
    throw error;
  });
}

export function unlessRefused<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
}

/** The object that an error, or one of its causes, refuses; null if it is another error. */
export function refusedObject(error: unknown): string | null {
  if (error instanceof Refused) return error.object;
  return error instanceof Error && error.cause !== undefined ? refusedObject(error.cause) : null;
}
