/** Why an object is refused that nobody signed; it may be from before signatures. */
export const UNSIGNED = 'it is not signed';

/**
 * `unsigned`, `revoked`: it is as it was written, by nobody who signed or with a key that no longer counts, so it may be from
 * before. `altered`: all else, as what is gone, or not what was named.
 */
export type Reason = 'unsigned' | 'revoked' | 'altered';

export interface RefusedOptions extends ErrorOptions {
  reason?: Reason;
}

/** An object of the store that must not be used: it is no valid document, is not trusted, or not the one that was named. */
export class Refused extends Error {
  /** Its key. The message names it, too. */
  readonly object: string;
  readonly reason: Reason;

  constructor(object: string, sentence: string, { reason = 'altered', ...options }: RefusedOptions = {}) {
    super(sentence, options);
    this.object = object;
    this.reason = reason;
  }
}

/** What is read; null if it may be from before the keys that are trusted now. */
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
