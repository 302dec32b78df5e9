import type { ServerResponse } from 'node:http';

/** A reader who is this many bytes behind is disconnected, and reconnects for what is missing. */
const MAX_BEHIND_BYTES = 128 * 1024;
/** After this time, and up to twice that, a reader has to reconnect: to another server, if there are several. */
const FOR_MS = 10 * 60_000;
/** When a reader reconnects: at different times, also after a restart. */
const AGAIN_MS = 1000;
const AGAIN_WITHIN_MS = 4000;

/** What is sent to readers at once, encoded at most twice for all of them. */
export interface EntryEvent {
  plain: Buffer;
  /** Without pictures, for readers who save data. */
  lite: Buffer;
}

/** One open stream. Keeps as little state as possible: there may be thousands. */
export class Reader {
  readonly #response: ServerResponse;
  readonly #isLite: boolean;
  readonly #until = performance.now() + FOR_MS * (1 + Math.random());

  constructor(response: ServerResponse, isLite: boolean) {
    this.#response = response;
    this.#isLite = isLite;
    // Without a listener an error of one connection ends the process.
    response.on('error', () => response.destroy());
    const again = Math.round(AGAIN_MS + Math.random() * AGAIN_WITHIN_MS);
    response.write(`retry: ${again}\n\n`);
  }

  send({ plain, lite }: EntryEvent): void {
    this.#write(this.#isLite ? lite : plain);
  }

  /** Shows proxies, browsers and this server that the connection is alive; ends one that is due. */
  beat(): void {
    if (performance.now() > this.#until) this.end();
    else this.#write(':\n\n');
  }

  end(): void {
    this.#response.end();
  }

  #write(text: string | Buffer): void {
    const { writableEnded, destroyed, writableLength } = this.#response;
    // Ended, but still open while a slow reader receives the last bytes.
    if (writableEnded || destroyed) return;
    if (writableLength > MAX_BEHIND_BYTES) this.#response.destroy();
    else this.#response.write(text);
  }
}
