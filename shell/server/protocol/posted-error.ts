import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** An error as it can be posted, and read by anybody: other properties may hold functions, and getters may throw. */
export function postedError(error: unknown): Error | string {
  try {
    if (!(error instanceof Error)) return messageOf(error);
    const { message, name, stack } = error as Record<keyof Error, unknown>;
    const copy = new Error(String(message));
    copy.name = String(name);
    copy.stack = String(stack ?? message);
    return copy;
  } catch {
    return messageOf(error);
  }
}
