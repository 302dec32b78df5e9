import type { CategoryKey } from './category.ts';

/** What the operator set and a `load` may need. It never reaches a browser. */
export interface SiteSettings {
  /** Public origin of the site, no slash at the end: `https://example.com`. */
  origin: string;
  /** Feed addresses by category; one each, five for sports. */
  feeds: Readonly<Record<CategoryKey, readonly string[]>>;
  /** A relay that answers `?url=<feed address>` with `{ "contents": "<xml>" }`. */
  feedRelayUrl: string;
  /** Base address of the blog platform's functions, no slash at the end. */
  blogApiUrl: string;
  blogApiToken: string;
}

export interface LoadFetchOptions {
  headers?: Readonly<Record<string, string>>;
  /** Give up after this many milliseconds. Default 8000. */
  deadlineMs?: number;
  /** Refuse bodies longer than this many bytes after decompression. Default 5 MiB. */
  maxBytes?: number;
}

/** Everything a `load` may use of the world. */
export interface LoadContext {
  /** Parameters of the route: those of its pattern (`/blog/:slug`) and the fixed ones of the route table. */
  params: Readonly<Record<string, string>>;
  /** The address asked for, with its query. */
  url: URL;
  /** GET with deadline, size limit and metrics built in. Rejects on network failure, never on a status. */
  fetch(url: string | URL, options?: LoadFetchOptions): Promise<Response>;
  /**
   * The address under which the page may show an outside picture: on this site, so that no third party sees the reader.
   * Paths on this site come back as they are.
   */
  picture(address: string): string;
  /** Aborted when the reader has gone. `fetch` already listens to it. */
  signal: AbortSignal;
  settings: SiteSettings;
  /** Writes one structured line to the server's log, attributed to the remote. */
  log(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** Statuses a page may answer with. 404 and 410: the thing is not there; 502 and 503: a source failed. */
export type PageStatus = 200 | 404 | 410 | 502 | 503;

/** What a `load` returns: the HTTP status of the page and its data, which must survive `JSON.stringify`. */
export interface Loaded<Data> {
  status: PageStatus;
  data: Data;
}

export type Load<Data> = (ctx: LoadContext) => Loaded<Data> | Promise<Loaded<Data>>;
