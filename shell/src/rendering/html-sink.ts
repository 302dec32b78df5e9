import { Writable } from 'node:stream';

/**
 * Passes React's output on as text at its flush boundaries: between two of them a chunk may end inside a tag, where
 * nothing can be inserted. React calls `flush` itself, as with compression streams.
 */
export class HtmlSink extends Writable {
  #chunks: Buffer[] = [];
  readonly #onBoundary: (html: string) => void;

  constructor(onBoundary: (html: string) => void) {
    super();
    this.#onBoundary = onBoundary;
  }

  flush(): void {
    if (this.#chunks.length === 0) return;
    const html = Buffer.concat(this.#chunks).toString('utf8');
    this.#chunks = [];
    this.#onBoundary(html);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(Buffer.from(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }
}
