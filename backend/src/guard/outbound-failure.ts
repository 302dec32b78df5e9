import { NamedError } from '../named-error.ts';

/** How a service names what can go wrong between it and the outside. */
export interface FailureNames {
  deadline: () => NamedError;
  unreachable: (detail: string, cause: unknown) => NamedError;
}

/** The named error for whatever a fetch threw: one that has a name already, the guard's refusal, time, or the network. */
export function outboundFailure(error: unknown, outOfTime: boolean, names: FailureNames): NamedError {
  if (error instanceof NamedError) return error;
  // `fetch` wraps what went wrong while connecting, the guard's refusal included.
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof NamedError) return cause;
  if (outOfTime) return names.deadline();
  return names.unreachable(codeOf(cause) ?? 'the connection failed', error);
}

function codeOf(cause: unknown): string | null {
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : null;
}
