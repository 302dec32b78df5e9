import type { CDPSession } from 'playwright-core';

/** A request of a page. */
export interface Asked {
  url: string;
  type: string;
  /** Bytes on the wire, headers included, so far. */
  bytes: number;
  done: boolean;
}

/** All requests of a page, in order, except the browser's own for `/favicon.ico`. */
export class NetworkLog {
  readonly #asked = new Map<string, Asked>();
  /** Seconds on the browser's clock. */
  readonly #received: { at: number; bytes: number }[] = [];
  #start: number | null = null;

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      this.#start ??= timestamp;
      if (!/^https?:/.test(request.url) || request.url.endsWith('/favicon.ico')) return;
      this.#asked.set(requestId, { url: request.url, type, bytes: 0, done: false });
    });
    cdp.on('Network.responseReceived', ({ requestId, type }) => this.#change(requestId, { type }));
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
      this.#received.push({ at: timestamp, bytes: encodedDataLength });
      const bytes = (this.#asked.get(requestId)?.bytes ?? 0) + encodedDataLength;
      this.#change(requestId, { bytes });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#change(requestId, { bytes: encodedDataLength, done: true }),
    );
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#change(requestId, { done: true }));
  }

  all(): readonly Asked[] {
    return [...this.#asked.values()];
  }

  /** The number of requests; null while one is unfinished. */
  state(): number | null {
    return this.all().some(({ done }) => !done) ? null : this.#asked.size;
  }

  /** Bytes of bodies that came in the first `ms` milliseconds. */
  receivedWithin(ms: number): number {
    const end = (this.#start ?? 0) + ms / 1000;
    return this.#received.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  scripts(): string[] {
    return [...new Set(this.all().flatMap(({ type, url }) => (type === 'Script' ? [url] : [])))];
  }

  #change(requestId: string, change: Partial<Asked>): void {
    const asked = this.#asked.get(requestId);
    if (asked) this.#asked.set(requestId, { ...asked, ...change });
  }
}
