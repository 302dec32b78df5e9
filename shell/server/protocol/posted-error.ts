import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** Characters. Releases throw what they like; the front searches it, and writes it into the log, on its only thread. */
const MOST_MESSAGE = 5000;
const MOST_STACK = 20_000;
/** Uncaught errors after which a composer is replaced: a timer may throw a thousand times a second. */
export const MOST_UNCAUGHT = 10;

/**
 * An error as it can be posted, and read by anybody: other properties may hold functions, getters may throw, texts have
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
  return shortened(text, MOST_MESSAGE);
}

/** The frames are at the end, the place of a syntax error is at the beginning, before the code it quotes. */
export function shortStack(text: string): string {
  return shortened(text, MOST_STACK);
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most / 2)}\n…\n${text.slice(-most / 2)}`;
}
