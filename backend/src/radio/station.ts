import type { Readable } from 'node:stream';
import { request } from 'undici';

/** An open connection to the radio station, belonging to one listener. */
export interface Station {
  /** The headers worth passing on: what the audio is and what the station says about itself. */
  headers: Record<string, string>;
  body: Readable;
}

const CONNECT_DEADLINE_MS = 10_000;
/** A station that has sent nothing for so long is gone, even if its connection is not. */
const SILENCE_MS = 30_000;
const WORTH_PASSING = ['content-type', 'icy-name', 'icy-description', 'icy-genre', 'icy-br', 'icy-url'];

/**
 * Opens one connection to the station and waits for its headers, `deadlineMs` at most. Rejects when the station
 * refuses, is late, or answers with something that is no audio; `signal` gives up at any time, also later.
 *
 * Every listener has a connection of their own. That costs the station a socket each, which is what it is made for,
 * and buys the simplest bound on memory: a listener who does not read stops this one connection through plain
 * backpressure, and what waits here never exceeds the high water marks of two streams.
 */
export async function openStation(
  upstream: URL,
  signal: AbortSignal,
  deadlineMs = CONNECT_DEADLINE_MS,
): Promise<Station> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort(new Error(`The station did not answer within ${deadlineMs} ms.`));
  }, deadlineMs);
  try {
    const { statusCode, headers, body } = await request(upstream, {
      signal: AbortSignal.any([signal, late.signal]),
      bodyTimeout: SILENCE_MS,
    });
    const type = String(headers['content-type'] ?? 'no content type');
    if (statusCode !== 200 || !/^(?:audio\/|application\/ogg\b)/i.test(type)) {
      body.on('error', () => undefined).destroy();
      throw new Error(`The station answered ${statusCode} with ${type}.`);
    }
    return { headers: pick(headers), body };
  } finally {
    clearTimeout(timer);
  }
}

function pick(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of WORTH_PASSING) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
