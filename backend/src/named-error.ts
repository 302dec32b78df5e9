/** An expected error, with its HTTP status. `code` is for programs and never changes, `message` is for people. */
export class NamedError extends Error {
  readonly code: string;
  readonly status: number;
  /** The `Retry-After` that a host sent. */
  readonly retryAfterMs: number;

  constructor(
    code: string,
    status: number,
    message: string,
    { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export function errorBody(code: string, message: string): { error: { code: string; message: string } } {
  return { error: { code, message } };
}
