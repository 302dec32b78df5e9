import { LRUCache } from 'lru-cache';
import type { ServerResponse } from 'node:http';
import { FollowedPost, type RenderPage } from './followed-post.ts';
import { Reader } from './reader.ts';

/** Posts that are followed at the same time: each costs one page a second. A newsroom has one or two. */
const MAX_POSTS = 10;
/**
 * Concurrent first lookups of addresses, not counting those whose page is cached and those known to have no live post:
 * anybody can request any address.
 */
const MAX_CONCURRENT_LOOKUPS = 4;
const MAX_KNOWN = 1000;
const KNOWN_MS = 10_000;
/** Streams per IP address: a house, a school, or a mobile network behind one address. */
const MAX_STREAMS_PER_ADDRESS = 100;
/** Proxies end silent connections, nginx after 60 seconds. */
const BEAT_MS = 15_000;

interface Options {
  renderPage: RenderPage;
  /** Whether the finished page of an address is cached: readers requested it recently. */
  isCached: (path: string) => boolean;
  most: number;
  /** Readers are refused. Called once a minute at most. */
  full: () => void;
}

/** `none`: there is no live post. `full`: try again later; also if the post is unavailable now. */
export type Refusal = 'none' | 'full';

const FULL_EVERY_MS = 60_000;

export class LivePosts {
  readonly #options: Options;
  readonly #posts = new Map<string, FollowedPost>();
  readonly #lookups = new Map<string, Promise<FollowedPost | null>>();
  readonly #none = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  readonly #ofAddress = new Map<string, number>();
  readonly #beating: ReturnType<typeof setInterval>;
  #readers = 0;
  #saidFull = -Infinity;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#beating = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  /** The followed post of an address; follows it from now on. Never rejects. */
  async find(path: string): Promise<FollowedPost | Refusal> {
    const known = this.#posts.get(path);
    if (known) return known;
    if (this.#none.has(path)) return 'none';
    if (this.#isClosed) return 'full';
    const pending = this.#lookups.get(path);
    const isInvented = this.#lookups.size >= MAX_CONCURRENT_LOOKUPS && !this.#options.isCached(path);
    if (!pending && (isInvented || this.#posts.size >= MAX_POSTS)) return this.#full();
    try {
      return (await (pending ?? this.#lookUp(path))) ?? 'none';
    } catch {
      return 'full';
    }
  }

  hasRoom(address: string): boolean {
    const isRoom =
      !this.#isClosed &&
      this.#readers < this.#options.most &&
      (this.#ofAddress.get(address) ?? 0) < MAX_STREAMS_PER_ADDRESS;
    if (!isRoom) this.#full();
    return isRoom;
  }

  /** Sends entries to this reader from now on: first those after `after`. */
  open(
    post: FollowedPost,
    response: ServerResponse,
    from: { address: string; after: string | null; isLite: boolean },
  ): void {
    const { address, after, isLite } = from;
    this.#readers += 1;
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1);
    const leave = post.add(new Reader(response, isLite), after);
    response.once('close', () => {
      leave();
      this.#readers -= 1;
      const left = (this.#ofAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#ofAddress.set(address, left);
      else this.#ofAddress.delete(address);
    });
  }

  /** Ends all streams, so that the server can shut down; readers reconnect to another one. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beating);
    for (const post of this.#posts.values()) post.close();
  }

  #lookUp(path: string): Promise<FollowedPost | null> {
    const { renderPage } = this.#options;
    const lookup = FollowedPost.follow({ path, renderPage, left: () => this.#posts.delete(path) })
      .then((post) => {
        if (post && this.#isClosed) post.close();
        else if (post) this.#posts.set(path, post);
        else this.#none.set(path, true);
        return post;
      })
      .finally(() => this.#lookups.delete(path));
    this.#lookups.set(path, lookup);
    return lookup;
  }

  #beat(): void {
    for (const { readers } of this.#posts.values()) for (const reader of readers) reader.beat();
  }

  #full(): 'full' {
    if (performance.now() - this.#saidFull > FULL_EVERY_MS) {
      this.#saidFull = performance.now();
      this.#options.full();
    }
    return 'full';
  }
}
