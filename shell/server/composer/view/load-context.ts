import { FETCH_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { LoadContext, LoadFetchOptions } from '@meadowlark/shared/contract/load.ts';
import { settingsOf } from '@meadowlark/shared/contract/settings.ts';
import { unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import type { FetchedAnswer, ViewRequest } from '../../protocol/messages.ts';
import { postedError, shortMessage } from '../../protocol/posted-error.ts';
import { FetchedResponse } from './fetched-response.ts';
import type { ViewContext } from './view-context.ts';

/** Lines of the log. 300,000, which a load writes in a second, held the front for two. */
const MOST_LINES = 50;
/** Fields of a line, and characters of a name. */
const MOST_FIELDS = 50;
const MOST_NAME = 100;
/** Fetches of a load, in all and at once: 2,000 slow ones held the front for 5 s. */
const MOST_FETCHES = 100;
const MOST_AT_ONCE = 10;
/** Bytes that a load may get: 100 answers of 15 MB took 5 GB, and held the front for 2 s. */
const MOST_BYTES = 32 * 2 ** 20;
/** Characters of an address and its headers, as servers take them. An address of 100 MB held the front for 6 s. */
const MOST_ASKED = 16_000;

/**
 * Errors of fetches. Of two at once, awaited one after the other, nobody is there for the second if the first fails: that
 * is no mistake of the code.
 */
const fetchErrors = new WeakSet();

/** Whether a promise that nobody handled failed because of a fetch. */
export function isFetchError(reason: unknown): boolean {
  return fetchErrors.has(reason as WeakKey);
}

interface LoadView extends Pick<ViewContext, 'world' | 'url' | 'signal' | 'job' | 'log' | 'begin'> {
  request: Pick<ViewRequest, 'trace'>;
}

/** The context of a remote's `load`. The deadline of all its fetches starts now. */
export function loadContext(
  view: LoadView,
  remote: string,
  params: Readonly<Record<string, string>>,
  unit?: UnitRef,
): LoadContext {
  const { world, url, signal, job, log } = view;
  const { trace } = view.request;
  const end = performance.now() + FETCH_DEADLINE_MS;
  /** Nobody waits for the load any more, and it was told. */
  let isOver = false;
  let lines = 0;
  let fetches = 0;
  let atOnce = 0;
  let bytes = 0;
  const waiting: (() => void)[] = [];
  return {
    // Copies: what one release does to them would reach others.
    params: { ...params },
    url: new URL(url),
    signal,
    settings: settingsOf(remote, world.settings),
    picture: world.picture,
    fetch: (address, options = {}) => {
      const response = fetchInFront(address, options);
      response.catch((error: unknown) => fetchErrors.add(error as WeakKey));
      return response;
    },
    log: (message: unknown, fields = {}) => {
      lines += 1;
      if (lines > MOST_LINES) return;
      const rest = lines === MOST_LINES ? ' (further lines of this load are left out)' : '';
      log('warn', { ...loggable(fields), remote }, `${shortMessage(String(message))}${rest}`);
    },
  };

  async function fetchInFront(address: string | URL, options: LoadFetchOptions): Promise<Response> {
    fetches += 1;
    if (fetches > MOST_FETCHES || bytes > MOST_BYTES)
      throw new Error(
        `A load may fetch ${MOST_FETCHES} times, and ${MOST_BYTES / 2 ** 20} MiB in all: ${shortMessage(String(address))} was not asked.`,
      );
    if (atOnce < MOST_AT_ONCE) atOnce += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      const answer = await ask(address, options);
      bytes += answer.body.length;
      return new FetchedResponse(answer);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atOnce -= 1;
    }
  }

  async function ask(address: string | URL, options: LoadFetchOptions): Promise<FetchedAnswer> {
    const left = Math.round(end - performance.now());
    if (signal.aborted || left <= 0) {
      // A load that tries until it has an answer ends here, and is collected.
      if (isOver) return new Promise(() => {});
      isOver = true;
      signal.throwIfAborted();
      throw new Error(`${String(address)} was not asked: the time of this load is over.`);
    }
    const { url: asks, options: known } = postable(address, options);
    const asked = world.ask({
      kind: 'fetch',
      job,
      remote,
      url: asks,
      options: { ...known, deadlineMs: Math.min(options.deadlineMs ?? left, left) },
      ...(trace !== undefined && { trace: { trace, unit: unit ? unitKey(unit) : null } }),
    });
    // Its load goes on in the turn of the answer, or of the refusal.
    return asked.finally(() => unit && view.begin('load', unit));
  }
}

/** What the front is asked, of short texts: other options, such as a `signal`, cannot be posted, and the front has to read all. */
function postable(
  address: string | URL,
  { headers = {}, maxBytes }: Readonly<{ headers?: object; maxBytes?: unknown }>,
): { url: string; options: LoadFetchOptions } {
  const url = String(address);
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  if (texts.flat().reduce((sum, { length }) => sum + length, url.length) > MOST_ASKED)
    throw new Error(`${shortMessage(url)} was not asked: address and headers are longer than ${MOST_ASKED}.`);
  return {
    url,
    options: {
      headers: Object.fromEntries(texts),
      ...(maxBytes !== undefined && { maxBytes: Number(maxBytes) }),
    },
  };
}

/** Fields as they are logged, and can be posted: functions, responses and the like as text, none very long, and not too many. */
function loggable(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_FIELDS)
      .map(([key, value]) => {
        const name = key.slice(0, MOST_NAME);
        try {
          const json = value instanceof Error ? undefined : (JSON.stringify(value) as string | undefined);
          if (json === undefined) return [name, postedError(value)];
          const short = shortMessage(json);
          return [name, short === json ? (JSON.parse(json) as unknown) : short];
        } catch {
          return [name, postedError(value)];
        }
      }),
  );
}
