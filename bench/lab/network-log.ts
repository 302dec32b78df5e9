import type { CDPSession } from 'playwright-core';

/** A file that a page has asked for. */
export interface Asked {
  url: string;
  type: string;
  /** Bytes on the wire, headers included, so far. */
  bytes: number;
  done: boolean;
}

/** Everything that a page asks for, in order, without the browser's own wish for an icon. */
export class NetworkLog {
  readonly #asked = new Map<string, Asked>();

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      if (!/^https?:/.test(request.url) || request.url.endsWith('/favicon.ico')) return;
      this.#asked.set(requestId, { url: request.url, type, bytes: 0, done: false });
    });
    cdp.on('Network.responseReceived', ({ requestId, type }) => this.#change(requestId, { type }));
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
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

  /** Changes whenever anything has happened; null while something is on its way. */
  state(): number | null {
    return this.all().some(({ done }) => !done) ? null : this.#asked.size;
  }

  scripts(): string[] {
    return [...new Set(this.all().flatMap(({ type, url }) => (type === 'Script' ? [url] : [])))];
  }

  #change(requestId: string, change: Partial<Asked>): void {
    const asked = this.#asked.get(requestId);
    if (asked) this.#asked.set(requestId, { ...asked, ...change });
  }
}
