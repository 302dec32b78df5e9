import { fetchView } from '../browser/fetch-view.ts';
import type { Tab } from '../browser/tab.ts';
import type { Visit } from '../browser/visit.ts';
import type { ViewAnswer } from '../document/page-state.ts';
import { KeptViews } from './kept-views.ts';
import type { ShownPage } from './shown-page.ts';

/** Pages that the reader can go back to without waiting. */
const SEEN = 10;
/** Pages fetched ahead of a click: the click comes soon or never. */
const AHEAD = 5;
/** Requests ahead of a click that are under way at a time; the oldest is given up for a new one. */
const COMING = 3;
/**
 * Going back shows a page as the reader left it, however fresh it is, as the browser's own cache of documents does:
 * nothing moves under the reader, and a page that should be newer is a link away. After this time nobody remembers.
 */
const BACK_SECONDS = 30 * 60;

/** What a view is wanted for. */
type Wanted = Pick<Visit, 'url' | 'route'>;

interface Coming {
  answer: Promise<ViewAnswer>;
  controller: AbortController;
  /** A navigation waits for it. */
  isWanted: boolean;
}

/** The views of a tab: those that it has seen, those fetched ahead of a click, and all others from the server. */
export class Views {
  readonly #tab: Tab;
  readonly #seen = new KeptViews(SEEN);
  readonly #ahead = new KeptViews(AHEAD);
  readonly #coming = new Map<string, Coming>();

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** The view for a navigation. Rejects as `fetchView` does. */
  async get(wanted: Wanted, came: ShownPage['came'], signal: AbortSignal): Promise<ViewAnswer> {
    const key = this.#key(wanted.url);
    // The same page asked for again, or without an entry of its own: what the server has now.
    if (came === 'REPLACE') return fetchView(this.#tab.edition, wanted.url, signal);
    const seconds = came === 'POP' ? BACK_SECONDS : freshSeconds(wanted);
    const kept = this.#seen.get(key, seconds) ?? this.#ahead.get(key, freshSeconds(wanted));
    if (kept) return kept;
    const coming = this.#coming.get(key);
    if (!coming) return fetchView(this.#tab.edition, wanted.url, signal);
    coming.isWanted = true;
    signal.addEventListener('abort', () => (coming.isWanted = false), { once: true });
    return coming.answer;
  }

  /** Remembers what the reader sees at an address. */
  saw(url: URL, answer: ViewAnswer): void {
    this.#seen.keep(keyOf(answer.edition, url), answer);
  }

  /** Whether a click on a link would have to wait for the server. */
  isMissing(wanted: Wanted): boolean {
    const key = this.#key(wanted.url);
    const seconds = freshSeconds(wanted);
    return !this.#coming.has(key) && !this.#seen.get(key, seconds) && !this.#ahead.get(key, seconds);
  }

  /** Asks for a view ahead of a click. What does not come is asked for again by the click. */
  fetchAhead({ url }: Wanted): void {
    const key = this.#key(url);
    const controller = new AbortController();
    const answer = fetchView(this.#tab.edition, url, controller.signal);
    this.#coming.set(key, { answer, controller, isWanted: false });
    answer
      .then((view) => this.#ahead.keep(key, view))
      .catch(() => {})
      .finally(() => this.#coming.delete(key));
    if (this.#coming.size <= COMING) return;
    const dropped = [...this.#coming.values()].find(({ isWanted }) => !isWanted);
    dropped?.controller.abort();
  }

  #key(url: URL): string {
    return keyOf(this.#tab.edition, url);
  }
}

function keyOf(edition: string, { pathname, search }: URL): string {
  return `${edition}${pathname}${search}`;
}

function freshSeconds({ route }: Wanted): number {
  return route?.policy.freshSeconds ?? 0;
}
