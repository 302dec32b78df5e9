import { LRUCache } from 'lru-cache';
import type { ShellFacts } from '../../protocol/messages.ts';
import type { Composers } from './composers.ts';

/** Shells whose facts are kept; two or three serve at a time. */
const MOST = 20;

/** Asks composers about a shell release, once per version. Rejects if it cannot be loaded. */
export function shellFactsOf(composers: Pick<Composers, 'run'>): (version: string) => Promise<ShellFacts> {
  const known = new LRUCache<string, Promise<ShellFacts>>({ max: MOST });
  const never = new AbortController().signal;
  return (version) => {
    const facts =
      known.get(version) ??
      composers.run(async () => ({ kind: 'describe-shell' as const, version }), never).result;
    known.set(version, facts);
    facts.catch(() => known.delete(version));
    return facts;
  };
}
