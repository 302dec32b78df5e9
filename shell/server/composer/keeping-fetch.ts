import { LRUCache } from 'lru-cache';
import type { KeepableAnswer, Question } from '../protocol/messages.ts';
import type { AskFront } from './ask-front.ts';

/** Bytes of kept answers, which are those that the front keeps: their memory is shared. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The front's answer to a `ctx.fetch`. */
export type AskFetch = (question: Question & { kind: 'fetch' }) => Promise<KeepableAnswer>;

/**
 * Gives an answer again to the same request of the same remote while its sender calls it fresh. A page whose data is here is
 * made in one turn: a page that waits for the front outlives the young generation meanwhile.
 */
export function keepingFetch(ask: AskFront): AskFetch {
  const kept = new LRUCache<string, KeepableAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1024,
  });
  return async (question) => {
    // The span of a traced fetch is the front's.
    if (question.trace) return ask(question);
    const { remote, url, options } = question;
    const { headers, maxBytes = Infinity } = options;
    const key = JSON.stringify([remote, url, headers]);
    const known = kept.get(key);
    if (known && Date.now() < known.freshUntil && known.body.length <= maxBytes) return known;
    const answer = await ask(question);
    if (answer.freshUntil > 0) kept.set(key, answer);
    return answer;
  };
}
