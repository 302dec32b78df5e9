import { NamedError } from '../named-error.ts';

/** Makes the errors of a service that fetches. */
interface OutboundErrors {
  deadline: () => NamedError;
  unreachable: (detail: string, cause: unknown) => NamedError;
}

/** Maps an error of a fetch to a named error: itself, the guard's refusal, the deadline, or the network. */
export function outboundFailure(error: unknown, timedOut: boolean, errors: OutboundErrors): NamedError {
  if (error instanceof NamedError) return error;
  // `fetch` wraps errors of connecting, including the guard's refusal.
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof NamedError) return cause;
  if (timedOut) return errors.deadline();
  return errors.unreachable(codeOf(cause) ?? 'the connection failed', error);
}

function codeOf(cause: unknown): string | null {
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : null;
}
