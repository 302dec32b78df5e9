import { Writable } from 'node:stream';

/**
 * Takes what React writes and passes it on as text, only at React's flush boundaries: between two of them a chunk may
 * end inside a tag, and nothing may be put there. React calls `flush` itself, as it does with compression streams.
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
