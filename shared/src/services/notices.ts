/** One sentence for the reader. `id` tells two equal sentences apart. */
export interface SiteNotice {
  id: number;
  sentence: string;
}

/** The sentences that are to be seen in the notification area now, oldest first. */
export interface Notices {
  add: (sentence: string) => void;
  dismiss: (id: number) => void;
  current: () => readonly SiteNotice[];
  subscribe: (listener: () => void) => () => void;
}

/** More than this many at a time nobody reads; the oldest goes. */
const MOST = 3;

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let notices: readonly SiteNotice[] = [];
  let nextId = 1;
  const change = (next: readonly SiteNotice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (sentence) => {
      change([...notices, { id: nextId, sentence }].slice(-MOST));
      nextId += 1;
    },
    dismiss: (id) => change(notices.filter((notice) => notice.id !== id)),
    current: () => notices,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
