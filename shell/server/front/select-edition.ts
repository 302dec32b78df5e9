import { randomInt } from 'node:crypto';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyRequest } from 'fastify';
import { ownReleases, type ReleaseSelection } from '../editions/choose-version.ts';
import { servedEditions, type Editions, type LiveEditions } from '../editions/editions.ts';
import { setCookie } from '../http/cookies.ts';
import type { DocumentKind, StaffRequest } from '../protocol/messages.ts';
import { withPins } from '../qa/staff-request.ts';
import type { Sharing } from './cache/cached-page.ts';

/** The edition selected for a page view, and how caches may share the response. */
export interface EditionSelection {
  choice: ReleaseSelection;
  channel: 'live' | 'canary' | 'tab' | 'qa';
  /** Who gets the same response. `by-cookie`: readers of one bucket. `nobody`: it may not be cached. */
  cache: Sharing | 'nobody';
  cookie: string | null;
}

/**
 * Selects the edition of a page: the live one, or, during a canary, that of the reader's bucket. A reader without a
 * bucket gets a random one for a day.
 */
export function selectEdition(
  editions: Editions,
  request: FastifyRequest,
  origin: string,
  staff: StaffRequest | null,
): EditionSelection {
  const live = editions.live();
  if (staff) return selectForStaff(live.edition, staff);
  const known = editionFor(live, request.headers.cookie);
  const bucket = randomInt(BUCKETS);
  const edition = known ?? editionOfBucket(live, bucket);
  const channel = edition === live.canary?.edition ? 'canary' : 'live';
  const choice = ownReleases(edition);
  if (known) return { choice, channel, cache: live.canary ? 'by-cookie' : 'everybody', cookie: null };
  const secure = origin.startsWith('https:');
  const cookie = setCookie(BUCKET_COOKIE, String(bucket), { maxAge: DAY_SECONDS, secure });
  return { choice, channel, cache: 'nobody', cookie };
}

/** The edition of readers with these cookies; null during a canary if they have no bucket. */
export function editionFor(live: LiveEditions, cookies: string | undefined): Edition | null {
  if (!live.canary) return live.edition;
  const bucket = bucketOf(cookies);
  return bucket === null ? null : editionOfBucket(live, bucket);
}

function editionOfBucket({ edition, canary }: LiveEditions, bucket: number): Edition {
  return canary && bucket < canary.percent ? canary.edition : edition;
}

export function selectForTab(edition: Edition): EditionSelection {
  return { choice: ownReleases(edition), channel: 'tab', cache: 'everybody', cookie: null };
}

/** An edition for staff, with their pinned releases. Not cached. */
export function selectForStaff(edition: Edition, { qa }: StaffRequest): EditionSelection {
  return {
    choice: { edition: withPins(edition, qa), without: [], pinned: Object.keys(qa?.pins ?? {}) },
    channel: 'qa',
    cache: 'nobody',
    cookie: null,
  };
}

/**
 * The selection of a page that is sent now. If `live` moved since it was selected, no cache may keep the page: the purge is
 * over.
 */
export function asOfNow(
  kind: DocumentKind,
  selection: EditionSelection,
  editions: Editions,
): EditionSelection {
  const { choice, channel, cache } = selection;
  if (channel === 'tab' || channel === 'qa') return selection;
  const live = editions.live();
  const isServed = servedEditions(live).some(({ id }) => id === choice.edition.id);
  // During a canary, a page is no longer the same for everybody.
  const isTheirs = cache !== 'everybody' || kind !== 'page' || live.canary === null;
  return isServed && isTheirs ? selection : { ...selection, cache: 'nobody' };
}

/** Holds the bucket of a canary. */
export const BUCKET_COOKIE = 'bucket';
const BUCKETS = 100;
const DAY_SECONDS = 86_400;

/** The bucket in the reader's cookies; null if there is none. Readers can change it. */
function bucketOf(cookies: string | undefined): number | null {
  const found = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return found === undefined ? null : Number(found);
}
