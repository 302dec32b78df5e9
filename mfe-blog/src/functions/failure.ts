/** The error text for readers: the failure's own message (specification, section 8). */
export function failureMessage(failure: unknown): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : 'An error occurred';
}

/** Log fields: the message and its cause. */
export function failureFields(failure: unknown): Record<string, string> {
  if (!(failure instanceof Error)) return { error: String(failure) };
  const cause: unknown = failure.cause instanceof Error ? failure.cause.message : failure.cause;
  return { error: failure.message, ...(typeof cause === 'string' ? { cause } : {}) };
}
