import { LiveEntries } from './live-entries.ts';

/** Without a stream, the page polls this often, give or take a quarter, and tries to open a stream again. */
const POLL_MS = 30_000;
const DEADLINE_MS = 10_000;

/** Not a mark on the element: on back and forward, a page is rebuilt from its HTML. */
const followed = new WeakSet<Element>();

/** Follows each live post of the page that is not followed yet; `shell/src/reader.ts` calls this again for later ones. */
export function followLivePosts(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-live-post]'))
    if (!followed.has(section)) follow(section, section.dataset['livePost'] ?? '');
}

function follow(section: HTMLElement, path: string): void {
  const entries = new LiveEntries(section);
  let stream: EventSource | null = null;
  let timer = 0;
  followed.add(section);
  section.dataset['following'] = '';

  const rest = () => {
    stream?.close();
    stream = null;
    clearTimeout(timer);
  };
  const stop = () => {
    rest();
    left.disconnect();
    followed.delete(section);
    delete section.dataset['following'];
    for (const type of EVENTS) removeEventListener(type, turn, true);
  };
  const after = () => `${path}?after=${encodeURIComponent(entries.newest)}`;

  function listen(): void {
    stream = new EventSource(`/_stream${after()}`);
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => entries.take(data));
    stream.addEventListener('over', stop);
    // A broken stream reconnects by itself. A refused one does not.
    stream.addEventListener('error', () => {
      if (stream?.readyState === EventSource.CLOSED) later();
    });
  }
  function later(): void {
    rest();
    timer = window.setTimeout(() => void poll(), POLL_MS * (0.75 + Math.random() / 2));
  }
  async function poll(): Promise<void> {
    try {
      const response = await fetch(`/_entries${after()}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
      if (response.status === 404) return stop();
      if (response.status === 200) entries.take(await response.text());
    } catch {
      // The next request may succeed.
    }
    // The server may accept a stream by now.
    if (!stream && section.isConnected && !document.hidden) listen();
  }
  /** A page that is hidden or left has no stream: browsers allow six connections to a site. */
  function turn({ type }: Event): void {
    rest();
    if (!document.hidden && type !== 'pagehide') listen();
  }
  const left = new MutationObserver(() => section.isConnected || stop());
  left.observe(document.body, { childList: true, subtree: true });
  for (const type of EVENTS) addEventListener(type, turn, true);
  if (!document.hidden) listen();
}

const EVENTS = ['visibilitychange', 'pagehide', 'pageshow'];
