import { MOST_OF_PAGE } from '@meadowlark/shared/contract/page-size.ts';
import { Writable } from 'node:stream';

/**
 * Passes React's output on as text at its flush boundaries: between two of them a chunk may end inside a tag, where
 * nothing can be inserted. React calls `flush` itself, as with compression streams.
 *
 * Fails as soon as the HTML exceeds a page's limit: a remote's 200 MB would fill the memory here, and count as the shell's
 * failure.
 */
export class HtmlSink extends Writable {
  #chunks: Buffer[] = [];
  #length = 0;
  readonly #onBoundary: (html: string) => void;

  constructor(onBoundary: (html: string) => void) {
    // Long texts come as strings: their length is known before they are copied.
    super({ decodeStrings: false });
    this.#onBoundary = onBoundary;
  }

  flush(): void {
    if (this.#chunks.length === 0) return;
    const html = Buffer.concat(this.#chunks).toString('utf8');
    this.#chunks = [];
    this.#onBoundary(html);
  }

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#length += chunk.length;
    // Up to four bytes per character. The complete text is measured later.
    if (this.#length > 4 * MOST_OF_PAGE) {
      this.#chunks = [];
      return done(new Error('The HTML is too large for a page.'));
    }
    this.#chunks.push(Buffer.from(chunk as string));
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }
}
