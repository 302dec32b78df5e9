/** Why an object is refused that nobody signed; it may be from before signatures. */
export const UNSIGNED = 'it is not signed';

/** An object of the store that must not be used: it is no valid document, is not trusted, or not the one that was named. */
export class Refused extends Error {
  /** Its key. The message names it, too. */
  readonly object: string;

  constructor(object: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.object = object;
  }
}

/** What is read; null if it is refused. */
export async function unlessRefused<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The object that an error, or one of its causes, refuses; null if it is another error. */
export function refusedObject(error: unknown): string | null {
  if (error instanceof Refused) return error.object;
  return error instanceof Error && error.cause !== undefined ? refusedObject(error.cause) : null;
}
