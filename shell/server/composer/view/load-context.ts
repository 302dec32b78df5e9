import { FETCH_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import type { LoadContext, LoadFetchOptions } from '@meadowlark/shared/contract/load.ts';
import { settingsOf } from '@meadowlark/shared/contract/settings.ts';
import PQueue from 'p-queue';
import { unitKey, type UnitRef } from '../../../src/composition/unit.ts';
import type { FetchResult, ViewRequest } from '../../protocol/messages.ts';
import { postedError, shortMessage } from '../../protocol/posted-error.ts';
import { FetchedResponse } from './fetched-response.ts';
import type { ViewContext } from './view-context.ts';

/** Lines of the log. 300,000, which a load writes in a second, blocked the front for two seconds. */
const MAX_LOG_LINES = 50;
/** Fields of a line, and characters of a name. */
const MAX_LOG_FIELDS = 50;
const MAX_FIELD_NAME_CHARS = 100;
/** Characters after which a line gets no further field. */
const MAX_LINE_CHARS = 15_000;
/** Fetches of a load, in total and at once: 2,000 slow ones blocked the front for 5 s. */
const MAX_FETCHES = 100;
const MAX_CONCURRENT_FETCHES = 10;
/** Bytes that a load may fetch: 100 responses of 15 MB took 5 GB, and blocked the front for 2 s. */
const MAX_FETCHED_BYTES = 32 * 2 ** 20;
/** Characters of a URL and its headers, as servers accept them. A URL of 100 MB blocked the front for 6 s. */
const MAX_REQUEST_CHARS = 16_000;

/**
 * Errors of fetches. If a load starts two fetches, awaits one after the other, and the first fails, nothing handles an error
 * of the second: that is not a mistake in the load.
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
  /** The load has timed out and was told so. */
  let isOver = false;
  let lines = 0;
  let fetches = 0;
  let bytes = 0;
  const queue = new PQueue({ concurrency: MAX_CONCURRENT_FETCHES });
  return {
    // Copies: changes by one release would reach others.
    params: { ...params },
    url: new URL(url),
    signal,
    settings: settingsOf(remote, world.settings),
    picture: world.picture,
    service: (name) => {
      const service = world.services.find((one) => one.remote === remote && one.name === name);
      if (service) return service.base;
      throw new Error(
        shortMessage(
          `The remote ${remote} has no service "${name}". Start the servers with REMOTE_SERVICES=${remote}/${name}=<URL>.`,
        ),
      );
    },
    fetch: (address, options = {}) => {
      const response = fetchInFront(address, options);
      response.catch((error: unknown) => fetchErrors.add(error as WeakKey));
      return response;
    },
    log: (message: unknown, fields = {}) => {
      lines += 1;
      if (lines > MAX_LOG_LINES) return;
      const rest = lines === MAX_LOG_LINES ? ' (further lines of this load are left out)' : '';
      log('warn', { ...loggable(fields), remote }, `${shortMessage(String(message))}${rest}`);
    },
  };

  async function fetchInFront(address: string | URL, options: LoadFetchOptions): Promise<Response> {
    fetches += 1;
    if (fetches > MAX_FETCHES) throw overAllowance(address);
    return queue.add(async () => {
      // When it is its turn: a load may start all of its fetches at once.
      if (bytes > MAX_FETCHED_BYTES) throw overAllowance(address);
      const result = await request(address, options);
      bytes += result.body.length;
      return new FetchedResponse(result);
    });
  }

  async function request(address: string | URL, options: LoadFetchOptions): Promise<FetchResult> {
    const left = Math.round(end - performance.now());
    if (signal.aborted || left <= 0) {
      // A load that retries until it gets a response ends here, and is collected.
      if (isOver) return new Promise(() => {});
      isOver = true;
      signal.throwIfAborted();
      throw new Error(`${String(address)} was not requested: this load has timed out.`);
    }
    const { url: requested, options: known } = postable(address, options);
    const reply = world.requestFromFront({
      kind: 'fetch',
      job,
      remote,
      url: requested,
      options: { ...known, deadlineMs: Math.min(options.deadlineMs ?? left, left) },
      ...(trace !== undefined && { trace: { trace, unit: unit ? unitKey(unit) : null } }),
    });
    // The load continues in the turn of the reply, whether it resolves or rejects.
    return reply.finally(() => unit && view.begin('load', unit));
  }
}

function overAllowance(address: string | URL): Error {
  return new Error(
    `A load may fetch ${MAX_FETCHES} times, and ${MAX_FETCHED_BYTES / 2 ** 20} MiB in all: ${shortMessage(String(address))} was not requested.`,
  );
}

/**
 * The part of a request that is posted, limited in size, because the front reads all of it. Other options, such as a
 * `signal`, cannot be posted.
 */
function postable(
  address: string | URL,
  { headers = {}, maxBytes }: Readonly<{ headers?: object; maxBytes?: unknown }>,
): { url: string; options: LoadFetchOptions } {
  const url = String(address);
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  if (texts.flat().reduce((sum, { length }) => sum + length, url.length) > MAX_REQUEST_CHARS)
    throw new Error(
      `${shortMessage(url)} was not requested: URL and headers are longer than ${MAX_REQUEST_CHARS} characters.`,
    );
  return {
    url,
    options: {
      headers: Object.fromEntries(texts),
      ...(maxBytes !== undefined && { maxBytes: Number(maxBytes) }),
    },
  };
}

/** Fields as they are logged, and can be posted: functions, responses and the like as text, limited in length and number. */
function loggable(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const logged: Record<string, unknown> = {};
  let chars = 0;
  for (const [key, value] of Object.entries(fields).slice(0, MAX_LOG_FIELDS)) {
    if (chars > MAX_LINE_CHARS) break;
    const [field, length] = loggableField(value);
    logged[key.slice(0, MAX_FIELD_NAME_CHARS)] = field;
    chars += length;
  }
  return logged;
}

/** A field, and about how many characters it takes. */
function loggableField(value: unknown): [field: unknown, chars: number] {
  try {
    const json = value instanceof Error ? undefined : (JSON.stringify(value) as string | undefined);
    if (json !== undefined) {
      const short = shortMessage(json);
      return [short === json ? (JSON.parse(json) as unknown) : short, short.length];
    }
  } catch {
    // Written as text.
  }
  const posted = postedError(value);
  return [posted, typeof posted === 'string' ? posted.length : (posted.stack ?? '').length];
}
