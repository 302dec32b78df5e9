import type { CDPSession } from 'playwright-core';

export interface LoggedRequest {
  url: string;
  type: string;
  /** Bytes on the wire, headers included, so far. */
  bytes: number;
  done: boolean;
}

/** All requests of a page, in order, except the browser's own for `/favicon.ico`. */
export class NetworkLog {
  readonly #requests = new Map<string, LoggedRequest>();
  /** Uncompressed bytes and when they came, in seconds of the browser's clock. */
  readonly #received: { of: string; at: number; bytes: number }[] = [];
  #start: number | null = null;

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      this.#start ??= timestamp;
      if (!/^https?:/.test(request.url) || request.url.endsWith('/favicon.ico')) return;
      this.#requests.set(requestId, { url: request.url, type, bytes: 0, done: false });
    });
    cdp.on('Network.responseReceived', ({ requestId, type }) => this.#change(requestId, { type }));
    cdp.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength, timestamp }) => {
      this.#received.push({ of: requestId, at: timestamp, bytes: dataLength });
      const bytes = (this.#requests.get(requestId)?.bytes ?? 0) + encodedDataLength;
      this.#change(requestId, { bytes });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#change(requestId, { bytes: encodedDataLength, done: true }),
    );
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#change(requestId, { done: true }));
  }

  all(): readonly LoggedRequest[] {
    return [...this.#requests.values()];
  }

  /** The number of requests; null while one is unfinished. */
  state(): number | null {
    return this.all().some(({ done }) => !done) ? null : this.#requests.size;
  }

  /**
   * Bytes on the wire in the first `ms` milliseconds. Browsers report only when uncompressed bytes came, so each response counts
   * by its uncompressed share.
   */
  receivedWithin(ms: number): number {
    const end = (this.#start ?? 0) + ms / 1000;
    return [...this.#requests].reduce((sum, [id, { bytes }]) => {
      const parts = this.#received.filter(({ of }) => of === id);
      const all = parts.reduce((before, part) => before + part.bytes, 0);
      const soon = parts.reduce((before, part) => before + (part.at <= end ? part.bytes : 0), 0);
      return all === 0 ? sum : sum + (bytes * soon) / all;
    }, 0);
  }

  scripts(): string[] {
    return [...new Set(this.all().flatMap(({ type, url }) => (type === 'Script' ? [url] : [])))];
  }

  #change(requestId: string, change: Partial<LoggedRequest>): void {
    const request = this.#requests.get(requestId);
    if (request) this.#requests.set(requestId, { ...request, ...change });
  }
}
