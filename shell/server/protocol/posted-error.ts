import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** Characters. Releases can throw anything; the front searches it, and writes it to the log, on its only thread. */
const MAX_MESSAGE_CHARS = 5000;
const MAX_STACK_CHARS = 20_000;
/** Uncaught errors after which a composer is replaced: a timer may throw a thousand times a second. */
export const MAX_UNCAUGHT_ERRORS = 10;

/**
 * An error that can be posted, and read safely: other properties may contain functions, getters may throw, texts can have
 * any length.
 */
export function postedError(error: unknown): Error | string {
  try {
    if (!(error instanceof Error)) return shortMessage(messageOf(error));
    const thrown = error as Record<keyof Error, unknown>;
    const [name, message] = [String(thrown.name), String(thrown.message)];
    const copy = new Error(shortMessage(message));
    copy.name = shortMessage(name);
    const stack = typeof thrown.stack === 'string' ? thrown.stack : message;
    copy.stack = shortStack(stack.replace(message, () => copy.message));
    return copy;
  } catch {
    return shortMessage(messageOf(error));
  }
}

export function shortMessage(text: string): string {
  return shortened(text, MAX_MESSAGE_CHARS);
}

/** The frames are at the end; the place of a syntax error is at the beginning, before the code that it quotes. */
export function shortStack(text: string): string {
  return shortened(text, MAX_STACK_CHARS);
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most / 2)}\n…\n${text.slice(-most / 2)}`;
}
