import type { Log } from '../../../lib/log.ts';
import { NotNeeded } from '../../../lib/not-needed.ts';
import type { CachedPage } from './cached-page.ts';
import { PartitionedLru } from './partitioned-lru.ts';

/** Pause after a failed refresh; the stale page is sent until then. */
const RETRY_MS = 5000;
/** Deadline for rendering a page; its fetches are aborted with it. */
const LIMIT_MS = 30_000;

export interface Making<About, Late> {
  page: Promise<CachedPage<About>>;
  /** How to follow a page that is late; null if it is in time. */
  late: Promise<Late | null>;
}

export interface Recipe<About, Late> {
  key: string;
  logged: Readonly<Record<string, unknown>>;
  /** Renders the page for the request with this id; null: a refresh. `signal` aborts when it takes too long. */
  make: (id: string | null, signal: AbortSignal) => Making<About, Late>;
  /** The page from another server's `shared` and body. Null if that is a different page. */
  restore: (shared: unknown, body: Buffer) => Promise<CachedPage<About>> | null;
}

/** Where servers share their pages. It never delays a page. */
export interface SecondLevel {
  /** The shared page; null if there is no valid one in time. Never rejects. */
  read<About>(recipe: Pick<Recipe<About, unknown>, 'key' | 'restore'>): Promise<CachedPage<About> | null>;
  write(key: string, page: CachedPage<unknown>): void;
  close(): void;
}

interface PageCacheOptions {
  maxBytes: number;
  /** Whether pages of other servers with this tag may not be served now. */
  isBanned: (tag: string) => boolean;
  /** Null: pages are not shared. */
  second: SecondLevel | null;
  log: Pick<Log, 'error'>;
}

/** The request that a page is rendered for, to find its log lines. */
export interface Requester {
  id: string | null;
  log: Pick<Log, 'error'>;
}

interface Entry<About, Late> {
  page: CachedPage<About>;
  recipe: Recipe<About, Late>;
  size: number;
  /** After a failed refresh: when to try again, on the clock of `Date.now()`. */
  retryAt: number;
}

/**
 * Caches finished pages by key. A stale page is sent while it is rendered again, and stays if that fails. Each page is
 * rendered once for all requests that wait for it.
 */
export class PageCache<About, Late> {
  readonly #options: PageCacheOptions;
  readonly #entries: PartitionedLru<Entry<About, Late>>;
  readonly #making = new Map<string, Promise<Making<About, Late>>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new PartitionedLru(options.maxBytes);
  }

  /** The cached page, if it may be sent. Refreshes a stale one in the background. */
  ready(key: string): CachedPage<About> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const { page, recipe, retryAt } = entry;
    const stage = page.stage();
    if (stage === 'expired') {
      this.#entries.delete(key);
      return null;
    }
    if (stage === 'stale' && Date.now() >= retryAt)
      void this.make(recipe, { id: null, log: this.#options.log });
    return page;
  }

  /** Renders a page, once for all requests that wait for it, and caches it. */
  make(recipe: Recipe<About, Late>, requester: Requester): Promise<Making<About, Late>> {
    const { key, logged } = recipe;
    const known = this.#making.get(key);
    if (known) return known;
    const making = this.#source(recipe, requester);
    this.#making.set(key, making);
    making
      .then(({ page }) => page)
      .catch((error: unknown) => {
        this.#retryLater(this.#entries.get(key));
        if (!(error instanceof NotNeeded))
          requester.log.error({ err: error, ...logged }, 'a page could not be rendered');
      })
      .finally(() => this.#making.delete(key));
    return making;
  }

  /** Counts bytes that are cached along with a page and dropped with it. */
  grow(key: string, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.put(key, { ...entry, size: entry.size + bytes }, entry.page.parts.unbounded);
  }

  drop(tag: string): void {
    this.#entries.deleteWhere(({ page }) => page.parts.tags.includes(tag));
  }

  async #source(recipe: Recipe<About, Late>, { id }: Requester): Promise<Making<About, Late>> {
    const shared = await this.#options.second?.read(recipe);
    if (shared && this.#accepts(recipe.key, shared))
      return { page: Promise.resolve(this.#keep(recipe, shared, false)), late: Promise.resolve(null) };
    // Not the reader's signal: others may wait for the page too.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('The view took too long.')), LIMIT_MS).unref();
    const making = recipe.make(id, limit.signal);
    const page = making.page
      .finally(() => clearTimeout(timer))
      .then((made) => this.#keep(recipe, made, true));
    page.catch(() => {});
    return { page, late: making.late };
  }

  /** Accepts a fresh page of another server; a stale one only if there is none here. */
  #accepts(key: string, shared: CachedPage<About>): boolean {
    if (shared.parts.tags.some(this.#options.isBanned)) return false;
    const stage = shared.stage();
    if (stage === 'expired') return false;
    return stage === 'fresh' || !this.#unexpired(key);
  }

  /** Caches a page, and returns it, or the earlier one if that is better. */
  #keep(recipe: Recipe<About, Late>, page: CachedPage<About>, isNew: boolean): CachedPage<About> {
    const { status, incomplete, unbounded, shared } = page.parts;
    const before = this.#unexpired(recipe.key);
    if (before && incomplete && !before.page.parts.incomplete) {
      this.#retryLater(before);
      return before.page;
    }
    if (status >= 500) return page;
    this.#entries.put(recipe.key, { page, recipe, size: page.size, retryAt: 0 }, unbounded);
    if (isNew && shared) this.#options.second?.write(recipe.key, page);
    return page;
  }

  #retryLater(entry: Entry<About, Late> | undefined): void {
    if (entry) entry.retryAt = Date.now() + RETRY_MS;
  }

  #unexpired(key: string): Entry<About, Late> | undefined {
    const kept = this.#entries.get(key);
    return kept && kept.page.stage() !== 'expired' ? kept : undefined;
  }
}
