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
  /** Unpacked bytes as they came, and when: seconds on the browser's clock. */
  readonly #received: { of: string; at: number; bytes: number }[] = [];
  #start: number | null = null;

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      this.#start ??= timestamp;
      if (!/^https?:/.test(request.url) || request.url.endsWith('/favicon.ico')) return;
      this.#asked.set(requestId, { url: request.url, type, bytes: 0, done: false });
    });
    cdp.on('Network.responseReceived', ({ requestId, type }) => this.#change(requestId, { type }));
    cdp.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength, timestamp }) => {
      this.#received.push({ of: requestId, at: timestamp, bytes: dataLength });
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

  /**
   * Bytes that came in the first `ms` milliseconds. Browsers tell when they unpacked them, so each answer counts by its
   * share.
   */
  receivedWithin(ms: number): number {
    const end = (this.#start ?? 0) + ms / 1000;
    return [...this.#asked].reduce((sum, [id, { bytes }]) => {
      const parts = this.#received.filter(({ of }) => of === id);
      const all = parts.reduce((before, part) => before + part.bytes, 0);
      const soon = parts.reduce((before, part) => before + (part.at <= end ? part.bytes : 0), 0);
      return all === 0 ? sum : sum + (bytes * soon) / all;
    }, 0);
  }

  scripts(): string[] {
    return [...new Set(this.all().flatMap(({ type, url }) => (type === 'Script' ? [url] : [])))];
  }

  #change(requestId: string, change: Partial<Asked>): void {
    const asked = this.#asked.get(requestId);
    if (asked) this.#asked.set(requestId, { ...asked, ...change });
  }
}
