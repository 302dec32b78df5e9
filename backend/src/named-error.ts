/**
 * An error the backend answers on purpose. `code` is for programs and never changes, `message` is for people,
 * `status` is the HTTP status that goes with it.
 */
export abstract class NamedError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The JSON body of every named error. */
export function errorBody(code: string, message: string): { error: { code: string; message: string } } {
  return { error: { code, message } };
}
