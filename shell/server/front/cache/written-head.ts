import type { ServerResponse } from 'node:http';

/** Node's private field for the head of an answer as text. Without the field, each head is written anew. */
interface WithHead {
  _header?: unknown;
}

/**
 * The head of an answer, written and checked by Node once and reused: that saves a fifth of the processor of an answer
 * (docs/adr/0005-tools.md). Valid as long as its `Date`, about a second.
 */
export class WrittenHead {
  readonly #status: number;
  readonly #headers: string[];
  #text: string | null = null;

  constructor(status: number, headers: string[]) {
    this.#status = status;
    this.#headers = headers;
  }

  /** Writes the head of an answer. The last answer of a connection has other headers, so its head is not reused. */
  write(response: ServerResponse): void {
    if (this.#text === null || !response.shouldKeepAlive) {
      response.writeHead(this.#status, this.#headers);
      const text = (response as WithHead)._header;
      if (response.shouldKeepAlive && typeof text === 'string') this.#text = text;
      return;
    }
    response.statusCode = this.#status;
    (response as WithHead)._header = this.#text;
  }
}
