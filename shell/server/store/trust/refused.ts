/** An object of the store that must not be used: it is no valid document, is not trusted, or not the one that was named. */
export class Refused extends Error {
  /** Its key. The message names it, too. */
  readonly object: string;

  constructor(object: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.object = object;
  }
}

/** The object that an error, or one of its causes, refuses; null if it is another error. */
export function refusedObject(error: unknown): string | null {
  if (error instanceof Refused) return error.object;
  return error instanceof Error && error.cause !== undefined ? refusedObject(error.cause) : null;
}
