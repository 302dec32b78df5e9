import type { SettingsOf } from './settings.ts';

export interface LoadFetchOptions {
  headers?: Readonly<Record<string, string>>;
  /** In milliseconds. All fetches of a `load` time out 8 seconds after it starts, whatever this value is. */
  deadlineMs?: number;
  /** Longest accepted body after decompression, in bytes. Default 5 MiB, at most 16. */
  maxBytes?: number;
}

/**
 * Everything that a `load` may use from outside. With a remote's name, `LoadContext<'news'>`, it has that remote's
 * settings.
 */
export interface LoadContext<Remote extends string = string> {
  /** Parameters from the route's pattern (`/blog/:slug`), and fixed ones from the route table. */
  params: Readonly<Record<string, string>>;
  /** The requested address, with its query. */
  url: URL;
  /**
   * GET with deadline, size limit and metrics. Does not follow redirects. Rejects on network failure, never because of a
   * status. A `load` may fetch 100 times and 32 MiB in total. Ten run at once; others wait.
   */
  fetch(url: string | URL, options?: LoadFetchOptions): Promise<Response>;
  /**
   * The address on this site for an outside picture, so that third parties do not see the reader. Paths on this
   * site are returned unchanged.
   */
  picture(address: string): string;
  /**
   * Base URL of a service that the operator allows this remote under this name, without a trailing slash: another one
   * in each environment. `fetch` adds its credentials. Throws if there is none.
   */
  service(name: string): string;
  /** Aborted when the reader leaves. `fetch` already uses it. */
  signal: AbortSignal;
  settings: SettingsOf<Remote>;
  /** Writes one structured line to the server's log, attributed to the remote. */
  log(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Allowed statuses of a page. 404 and 410: not found; 502 and 503: a source failed. */
export const PAGE_STATUSES = [200, 404, 410, 502, 503] as const;

export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Result of a `load`: the HTTP status of the page and its data, which must survive `JSON.stringify`. */
export interface Loaded<Data> {
  status: PageStatus;
  data: Data;
  /** Seconds for which a finished page of this data is fresh, if fewer than its policy says: news is coming in. */
  freshSeconds?: number;
}

export type Load<Data, Remote extends string = string> = (
  ctx: LoadContext<Remote>,
) => Loaded<Data> | Promise<Loaded<Data>>;
