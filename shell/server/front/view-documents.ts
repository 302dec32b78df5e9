import { writeEditionRef } from '../../src/composition/edition-ref.ts';
import type { ReleaseSelection } from '../editions/choose-version.ts';
import { pagePolicy } from '../http/page-policy.ts';
import type { DocumentKind, LatePage, ViewFacts } from '../protocol/messages.ts';
import { asBuffer } from '../../lib/as-buffer.ts';
import { releaseKey } from '../../store/release-key.ts';
import { NOT_A_PAGE, SECURITY_HEADERS } from '../http/security-headers.ts';
import { cacheControl, lifetimeOf, tagHeaders } from './cache-control.ts';
import { CachedPage, type Lifetime } from './cache/cached-page.ts';
import type { Recipe } from './cache/page-cache.ts';
import type { ComposerJob } from './composers/composer-client.ts';
import type { ServingOptions } from './serving.ts';
import { fromShared, toShared } from './shared-documents.ts';
import { viewTask, type WantedView } from './view-request.ts';

/** A document by kind, edition ref and address, and the facts of its view. */
export interface DocumentFacts {
  kind: DocumentKind;
  ref: string;
  address: string;
  facts: ViewFacts;
}

export type ViewDocument = CachedPage<DocumentFacts>;

/** A page that missed its deadline, and its stream. */
export interface LateView {
  page: LatePage;
  stream: ComposerJob<'page'>['stream'];
}

/** Readers to whom one late page is streamed: each costs a rendering. Further ones get the page when it is whole. */
const MAX_STREAMS = 20;

export const SITEMAP_PATH = '/sitemap.xml';

const CONTENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  page: 'text/html; charset=utf-8',
  data: 'application/json; charset=utf-8',
  sitemap: 'application/xml; charset=utf-8',
  feed: 'application/rss+xml; charset=utf-8',
};

/** An unavailable feed is sent as plain text. */
export function contentTypeOf(kind: DocumentKind, status: number): string {
  return kind === 'feed' && status !== 200 ? 'text/plain; charset=utf-8' : CONTENT_TYPES[kind];
}

const FAILED_FEED_RETRY_SECONDS = '60';

/** The edition and left out remotes, as written in URLs. */
export function editionRefOf({ edition, without }: ReleaseSelection): string {
  return writeEditionRef({ id: edition.id, qa: false, without });
}

/** The headers of a view, with a page cache or without. The policy of a page depends on the shell that rendered it. */
export async function viewHeaders(
  kind: DocumentKind,
  edition: string,
  facts: ViewFacts,
  options: ServingOptions,
): Promise<Record<string, string>> {
  const shell = facts.releases.find(({ name }) => name === 'shell')?.version ?? '';
  return {
    'x-edition': edition,
    'content-security-policy':
      kind === 'page' ? pagePolicy(await options.shellFacts(shell), options) : NOT_A_PAGE,
    ...tagHeaders(kind, edition, facts, options.purgedCaches),
    ...(kind === 'feed' && facts.status >= 500 && { 'retry-after': FAILED_FEED_RETRY_SECONDS }),
  };
}

export function documentKey(kind: DocumentKind, ref: string, address: string): string {
  return `${kind} ${ref} ${address}`;
}

/**
 * How a document of the cache is rendered.
 *
 * @param isServed whether an edition is served now or soon
 */
export function documentRecipe(
  options: ServingOptions,
  view: WantedView,
  isServed: (ref: string) => boolean = () => true,
): Recipe<DocumentFacts, LateView> {
  const { kind, choice, address } = view;
  const ref = editionRefOf(choice);
  const place = { kind, ref, address };

  /**
   * A quarantined release with no replacement, or a masthead rendered before the weather was known (`isEarly`): the page is
   * shared by simultaneous requests only.
   */
  function lifetimeNow(facts: ViewFacts, isEarly: boolean): Lifetime {
    const isPoor =
      isEarly || facts.incomplete || facts.releases.some((release) => options.quarantine.has(release));
    return lifetimeOf({ ...facts, incomplete: isPoor });
  }

  /** This server writes the headers, also of shared documents: Redis must not decide a page's policy. */
  async function documentOf(facts: ViewFacts, lifetime: Lifetime, body: Buffer): Promise<ViewDocument> {
    const unbounded = !isServed(ref) || isUnbounded(address, facts);
    const parts = {
      status: facts.status,
      lifetime,
      contentType: contentTypeOf(kind, facts.status),
      cacheControl: cacheControl(facts.status, lifetime),
      headers: { ...(await viewHeaders(kind, choice.edition.id, facts, options)), ...SECURITY_HEADERS },
      tags: facts.releases.map(releaseKey),
      incomplete: facts.incomplete,
      unbounded,
      shared: unbounded ? null : toShared(place, facts, lifetime),
      about: { ...place, facts },
    };
    return new CachedPage(parts, body);
  }

  return {
    key: documentKey(kind, ref, address),
    logged: { edition: choice.edition.id },
    make: (id, signal) => {
      // Any browser can request a view without a release, so it does not count.
      const about = { id: id ?? `refresh ${kind}`, counted: choice.without.length === 0, staff: null };
      const isEarly = options.bulletin.isAwaited();
      const task = viewTask(options, view, about);
      const { late, stream, result } = options.composers.run(task, signal);
      return {
        late: late.then((page) => page && { page, stream: forFew(stream) }),
        page: result.then(({ facts, body }) =>
          documentOf(facts, lifetimeNow(facts, isEarly), asBuffer(body)),
        ),
      };
    },
    restore: (shared, body) => {
      const known = fromShared(shared, place, choice.edition);
      return known && documentOf(known.facts, known.lifetime, body);
    },
  };
}

/** A stream for the first readers; null for all others. */
function forFew(stream: LateView['stream']): LateView['stream'] {
  let streams = 0;
  return async (...reader) => ((streams += 1) > MAX_STREAMS ? null : stream(...reader));
}

/** Without escapes: any number of escaped paths, such as `/%61bout`, lead to the same page. */
const PLAIN = /^(?!\.{1,2}$)[\w~.-]+$/;

/** Whether readers can invent any number of such addresses: other letters, more slashes, escapes, queries. */
export function isUnbounded(
  address: string,
  { status, pattern }: Pick<ViewFacts, 'status' | 'pattern'>,
): boolean {
  if (status !== 200 || pattern === null) return true;
  const segments = address.split('/');
  const parts = pattern.split('/');
  return (
    segments.length !== parts.length ||
    parts.some((part, i) => (part.startsWith(':') ? !PLAIN.test(segments[i] ?? '') : part !== segments[i]))
  );
}
