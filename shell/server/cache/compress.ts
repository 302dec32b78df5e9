import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How hard it tries. `quick`: while a reader waits. `thorough`: a twelfth less to send, for fifteen times the work. `utmost`:
 * a tenth less, for forty times the work and as much memory as a page should not cost.
 */
export type Effort = 'quick' | 'thorough' | 'utmost';

const BROTLI: Readonly<Record<Effort, number>> = { quick: 5, thorough: 10, utmost: 11 };
const GZIP: Readonly<Record<Effort, number>> = { quick: 6, thorough: 9, utmost: 9 };

/** Compresses a body off the main thread. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return zip(body, { level: GZIP[effort] });
    case 'identity':
      return body;
  }
}
