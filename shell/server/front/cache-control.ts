import type { DocumentKind, ViewFacts } from '../protocol/messages.ts';
import type { CacheKind } from '../purge/cache-setting.ts';
import { releaseKey } from '../../store/release-key.ts';
import type { Lifetime } from './cache/cached-page.ts';
import type { EditionSelection } from './select-edition.ts';

/** Seconds for which this server may send a stale page while it renders a fresh one. */
const STALE_SECONDS = 600;
/** The same for caches in front. Short: if a purge is lost, they do not know that `live` moved. */
const REVALIDATE_SECONDS = 10;
/** How long caches may serve a complete page while no server responds. */
const ERROR_SECONDS = 86_400;

/** A degraded view is rendered again soon: the cause may be gone. */
const DEGRADED_FRESH_MS = 2000;
const DEGRADED_STALE_MS = 30_000;
/** An incomplete view is shared only by simultaneous requests. */
const INCOMPLETE_FRESH_MS = 1000;

export function lifetimeOf({
  freshSeconds,
  degraded,
  incomplete,
}: Pick<ViewFacts, 'freshSeconds' | 'degraded' | 'incomplete'>): Lifetime {
  const madeAt = Date.now();
  if (incomplete) return { madeAt, freshMs: INCOMPLETE_FRESH_MS, staleMs: 0 };
  return degraded
    ? { madeAt, freshMs: DEGRADED_FRESH_MS, staleMs: DEGRADED_STALE_MS }
    : { madeAt, freshMs: freshSeconds * 1000, staleMs: STALE_SECONDS * 1000 };
}

/**
 * The `Cache-Control` of a page: status 200 stays fresh as long as its policy says and may be served stale; others for
 * 10 seconds at most; failures are not cached. A page that is stale for less time here is also stale for less in front.
 */
export function cacheControl(status: number, { freshMs, staleMs }: Omit<Lifetime, 'madeAt'>): string {
  if (status >= 500) return 'no-store';
  const staleSeconds = staleMs / 1000;
  const lifetime = status === 200 ? freshMs / 1000 : Math.min(freshMs / 1000, 10);
  const revalidate = Math.min(staleSeconds, REVALIDATE_SECONDS);
  const error = staleSeconds < STALE_SECONDS ? staleSeconds : ERROR_SECONDS;
  return `public, max-age=0, s-maxage=${lifetime}, stale-while-revalidate=${revalidate}, stale-if-error=${error}`;
}

/** The headers that say who may get the same response. */
export function sharingHeaders(
  { cache, cookie }: Pick<EditionSelection, 'cache' | 'cookie'>,
  lifetime: string,
): Record<string, string> {
  return {
    'cache-control': cache === 'nobody' ? 'private, no-store' : lifetime,
    ...(cache === 'by-cookie' && { vary: 'cookie' }),
    ...(cookie !== null && { 'set-cookie': cookie }),
  };
}

/**
 * The tags of a document, by which a shared cache finds it: its edition, its releases (`news@1.4.0`) and its section
 * (`section/blog`). `/_data` has no edition tag: its URL names the edition, and tabs that started with it still request it.
 *
 * One header for each kind of cache in front, which removes it: a reader has no use for its 200 bytes.
 */
export function tagHeaders(
  kind: DocumentKind,
  edition: string,
  { releases, pattern }: Pick<ViewFacts, 'releases' | 'pattern'>,
  caches: ReadonlySet<CacheKind> | undefined,
): Record<string, string> {
  const section = pattern === null ? [] : [`section/${pattern.split('/')[1] || 'home'}`];
  const tags = [...(kind === 'data' ? [] : [edition]), ...releases.map(releaseKey), ...section];
  return {
    ...(caches?.has('varnish') && { xkey: tags.join(' ') }),
    ...(caches?.has('fastly') && { 'surrogate-key': tags.join(' ') }),
    ...(caches?.has('cloudflare') && { 'cache-tag': tags.join(',') }),
  };
}
