/** What the site writes into an entry of the tab's history: a name of its own, by which its scroll position is found. */
interface EntryState {
  key: string;
}

/** Name of the entry in which the tab is now. One that has none yet gets one. */
export function entryKey(): string {
  return knownKey(history.state) ?? nameEntry('replaceState', location.href);
}

/** Writes an entry into the history, and names it. */
export function nameEntry(how: 'pushState' | 'replaceState', href: string): string {
  const key = Math.random().toString(36).slice(2, 10);
  history[how]({ key } satisfies EntryState, '', href);
  return key;
}

/** Name that a history state carries; null for an entry that the browser made by itself, by a link to a fragment. */
export function knownKey(state: unknown): string | null {
  const key: unknown = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' ? key : null;
}
