import type { Headers, Response } from 'undici';
import { NamedError } from '../named-error.ts';
import { followRedirects } from './follow-redirects.ts';
import type { Guard } from './guard.ts';
import type { PrivateHostRule } from './private-hosts.ts';

/** How a service fetches from outside hosts. */
export interface OutsideAccess {
  guard: Guard;
  allowsPrivate: PrivateHostRule;
  /** For redirects and body together. */
  deadlineMs: number;
}

interface Wanted extends OutsideAccess {
  /** Prefix of error codes; also in the messages. */
  what: 'feed' | 'picture';
  /** Headers per hop, so that validators of one URL are not sent to another. */
  headersFor: (url: URL) => Record<string, string>;
  /** Other statuses are errors. */
  statuses: readonly number[];
  /** Counted after decompression, so that a decompression bomb costs no more than this. */
  maxBytes: number;
}

interface Fetched {
  /** After redirects. */
  url: URL;
  status: number;
  headers: Headers;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * GETs a URL of an outside host. Rejects with a named error: the guard's refusal, or `feed_unreachable`, `feed_status`,
 * `feed_redirects`, `feed_too_large`, `feed_deadline`, and the same with `picture_`.
 */
export async function fetchOutside(address: string, wanted: Wanted): Promise<Fetched> {
  const { what, deadlineMs, statuses, maxBytes } = wanted;
  const signal = AbortSignal.timeout(deadlineMs);
  const failed = (
    code: string,
    how: string,
    { status = 502, ...options }: { status?: number; cause?: unknown; retryAfterMs?: number } = {},
  ) => new NamedError(`${what}_${code}`, status, `The ${what} ${address} ${how}.`, options);
  try {
    const { url, response } = await followRedirects(new URL(address), signal, {
      ...wanted,
      badRedirect: (detail) => failed('redirects', `has an invalid redirect (${detail})`),
    });
    const { status, headers } = response;
    if (!statuses.includes(status)) {
      await response.body?.cancel();
      const retryAfterMs = retryAfterOf(headers);
      throw failed('status', `responded with status ${status}`, { retryAfterMs });
    }
    const bytes = await bodyUpTo(maxBytes, response);
    if (bytes === null) throw failed('too_large', `is larger than ${maxBytes} bytes`);
    return { url, status, headers, bytes };
  } catch (error) {
    if (error instanceof NamedError) throw error;
    // `fetch` wraps connection errors, including the guard's refusal.
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof NamedError) throw cause;
    if (signal.aborted) throw failed('deadline', `was not complete after ${deadlineMs} ms`, { status: 504 });
    const why = codeOf(cause) ?? 'the connection failed';
    throw failed('unreachable', `could not be fetched (${why})`, { cause: error });
  }
}

/** Null above the limit. */
async function bodyUpTo(maxBytes: number, { body }: Response): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterOf(headers: Headers): number {
  const text = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return ms > 0 ? ms : 0;
}

function codeOf(cause: unknown): string | null {
  return typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : null;
}
