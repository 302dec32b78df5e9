import { readPage, type Read } from '../../e2e/killers/read-page.ts';

/** One reader per page, reading it repeatedly: cached except for the first time in an edition. */
const CACHED = [
  '/',
  '/local-news',
  '/radio',
  '/blog',
  '/events',
  '/faq',
  '/contact',
  '/advertise',
  '/community',
  '/partners',
  '/privacy-policy',
  '/terms-of-service',
];
/** Readers of uncached pages. */
const UNCACHED = 4;
/** Pause between two pages of a reader, ms. */
const REST_MS = 50;

/** A request for another page than the deadly one. */
export type OtherRead = Pick<Read, 'path' | 'status' | 'ms' | 'isCached'>;

/** 16 readers who read until `stop`. */
export class Readers {
  readonly #over = new AbortController();
  readonly #readers: Promise<void>[];
  #reads: OtherRead[] = [];

  constructor(origin: string) {
    const paths = [
      ...CACHED.map((path) => () => path),
      ...Array.from({ length: UNCACHED }, () => () => `/faq?q=${Math.random()}`),
    ];
    this.#readers = paths.map((path) => this.#read(origin, path));
  }

  /** Returns the requests since the last call. */
  drain(): OtherRead[] {
    const reads = this.#reads;
    this.#reads = [];
    return reads;
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#readers);
  }

  async #read(origin: string, path: () => string): Promise<void> {
    while (!this.#over.signal.aborted) {
      const address = path();
      const started = performance.now();
      this.#reads.push(
        await readPage(origin, address)
          .then(({ path: at, status, ms, isCached }) => ({ path: at, status, ms, isCached }))
          .catch(() => ({ path: address, status: 0, ms: performance.now() - started, isCached: false })),
      );
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
}
