/** The worker's script. At the root, because a worker's scope is its own folder. */
export const WORKER_PATH = '/offline-worker.js';
/** The offline copy, made by the front. Its name, like that of its caches, is older than its type. */
export const COPY_PATH = '/_offline/paper.json';
/** A page of an edition, by itself: `/_offline/<edition>/blog/a-post`. */
export const PAGES_PATH = '/_offline/';
/** Shown instead of a page that is not kept. */
export const NOT_KEPT_PATH = '/offline';

/** Distinguishes a kept page from a network response. */
export const KEPT_HEADER = 'x-kept';
/** Query parameters that a kept page reads, as listed by the server. */
export const QUERY_HEADER = 'x-kept-query';

/** Bytes of one kept copy, as the browser stores it. */
export const MAX_COPY_BYTES = 2 * 1024 * 1024;

/** Names of caches: `paper <edition> <digest> <time>`. */
const PREFIX = 'paper ';
/** Written last: a cache without it is incomplete, and its pages are not used. */
const LABEL_PATH = '/_offline/label';

/** A page as it is kept: its HTML says how old it is. */
export interface KeptPage {
  path: string;
  html: string;
  /** Unpacked. */
  bytes: number;
  /** SHA-384 of the HTML. */
  integrity: string;
  /** Query parameters that the page reads. Older servers do not send it. */
  query?: readonly string[];
}

/** A file of a release, at a URL whose content never changes. */
interface KeptFile {
  path: string;
  bytes: number;
  integrity: string;
}

/** The offline copy of one edition, as the front makes it. */
export interface OfflineCopy {
  edition: string;
  /** SHA-384 of all entries. */
  digest: string;
  /** When its front page was made. */
  asOf: string;
  /** The same as text for readers: `Nov 22, 5:40 a.m.` */
  asOfText: string;
  /** Headers of its pages, including their content security policy. */
  headers: Record<string, string>;
  pages: readonly KeptPage[];
  files: readonly KeptFile[];
  /** Taken in this order, as many as fit. */
  pictures: readonly string[];
}

/** The label of a complete cache. */
export interface Label extends Pick<OfflineCopy, 'edition' | 'asOf' | 'asOfText'> {
  takenAt: number;
  bytes: number;
  /** Saved stories that were requested. */
  saved: readonly string[];
  /** Paths of all pages in it. */
  pages: readonly string[];
}

/** A copy on this device. */
export interface KeptCopy {
  cache: Cache;
  name: string;
  label: Label;
}

export function cacheName({ edition, digest }: OfflineCopy, takenAt: number): string {
  return `${PREFIX}${edition} ${digest.slice(7, 19)} ${takenAt}`;
}

/** Names of all caches with copies, complete or not. */
export async function copyCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** The newest complete copy; null if none is kept. */
export async function findKept(): Promise<KeptCopy | null> {
  const copies = await Promise.all(
    (await copyCaches()).map(async (name) => {
      const cache = await caches.open(name);
      const label = await cache.match(LABEL_PATH);
      return label ? { cache, name, label: (await label.json()) as Label } : null;
    }),
  );
  return copies
    .filter((copy) => copy !== null)
    .reduce<KeptCopy | null>(
      (newest, copy) => (newest && newest.label.takenAt >= copy.label.takenAt ? newest : copy),
      null,
    );
}

/** Marks a cache as complete. */
export async function writeLabel(cache: Cache, label: Label): Promise<void> {
  await cache.put(LABEL_PATH, new Response(JSON.stringify(label)));
}
