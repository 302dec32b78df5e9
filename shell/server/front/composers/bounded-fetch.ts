import { FETCH_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { LoadFetchOptions } from '@meadowlark/shared/contract/load.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { Response } from 'undici';
import { fetchHost } from '../../../lib/fetch-host.ts';
import type { FetchResult } from '../../protocol/messages.ts';

const DEFAULT_MAX_BYTES = 5 * 1024 * 1024;
/** The body is in the memory of the front. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * GET, with a deadline for headers and body together and a limit on the decompressed body. Does not follow redirects:
 * they may lead where the remote may not send requests. Rejects with an Error that names the origin.
 */
export async function boundedFetch(
  url: string,
  signal: AbortSignal,
  options: LoadFetchOptions = {},
): Promise<FetchResult> {
  const { headers = {}, deadlineMs = FETCH_DEADLINE_MS, maxBytes = DEFAULT_MAX_BYTES } = options;
  const mostBytes = Math.min(maxBytes, MAX_BODY_BYTES);
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetchHost(url, {
      headers: { ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline]),
    });
    const body = await readBounded(response, mostBytes);
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    const reason = deadline.aborted ? `no response within ${deadlineMs} ms` : messageOf(error);
    throw new Error(`${new URL(url).origin} could not be reached: ${reason}`, { cause: error });
  }
}

/** The body, in memory that all composers can read. */
async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Not `>`: releases also pass NaN as the limit.
    if (!(bytes <= maxBytes)) throw new Error(`the response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(new SharedArrayBuffer(bytes));
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.byteLength;
  }
  return whole;
}
