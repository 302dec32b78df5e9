/**
 * An expected error, with its HTTP `status`. `code` is for programs and never changes, `message` is for people.
 */
export abstract class NamedError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

export function errorBody(code: string, message: string): { error: { code: string; message: string } } {
  return { error: { code, message } };
}
