/** One message for the reader. `id` distinguishes equal messages. */
export interface SiteNotice {
  id: number;
  sentence: string;
}

/** The messages that the notification area currently shows, oldest first. */
export interface Notices {
  add: (sentence: string) => void;
  dismiss: (id: number) => void;
  current: () => readonly SiteNotice[];
  subscribe: (listener: () => void) => () => void;
}

/** Beyond this number the oldest notice is dropped. */
const MAX_NOTICES = 3;

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
      change([...notices, { id: nextId, sentence }].slice(-MAX_NOTICES));
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
