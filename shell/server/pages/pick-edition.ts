import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { FastifyRequest } from 'fastify';
import { bucketCookie, bucketOf, newBucket } from '../editions/canary-bucket.ts';
import type { Choice } from '../editions/choose-version.ts';
import type { Editions } from '../editions/editions.ts';
import { pinned, type StaffView } from '../qa/staff-view.ts';

/** The edition of a page view, decided once, and what caches have to know about the decision. */
export interface Picked {
  choice: Choice;
  channel: 'live' | 'canary' | 'tab' | 'qa';
  /** everybody: all readers get the same. bucket: it depends on the reader's bucket. nobody: it is not to be kept. */
  cache: 'everybody' | 'bucket' | 'nobody';
  /** A cookie to be set along with the page. */
  cookie: string | null;
}

/**
 * The edition for a page that a reader asks for: the live one, or, while a canary is open, that of the reader's bucket.
 * A reader who has none is dealt into one, and stays there for a day.
 */
export function pickEdition(
  editions: Editions,
  request: FastifyRequest,
  origin: string,
  staff: StaffView | null,
): Picked {
  const { edition, canary } = editions.live();
  if (staff) return pickForStaff(edition, staff);
  if (!canary) return picked(edition, 'live', 'everybody', null);
  const known = bucketOf(request.headers.cookie);
  const bucket = known ?? newBucket();
  const tried = bucket < canary.percent;
  return picked(
    tried ? canary.edition : edition,
    tried ? 'canary' : 'live',
    known === null ? 'nobody' : 'bucket',
    known === null ? bucketCookie(bucket, origin) : null,
  );
}

/** The edition that a tab began with, as it is. */
export function pickForTab(edition: Edition): Picked {
  return picked(edition, 'tab', 'everybody', null);
}

/** What staff get of an edition: with the releases that they pinned, kept by nobody. */
export function pickForStaff(edition: Edition, { qa }: StaffView): Picked {
  return {
    choice: { edition: pinned(edition, qa), without: [], pinned: Object.keys(qa?.pins ?? {}) },
    channel: 'qa',
    cache: 'nobody',
    cookie: null,
  };
}

function picked(
  edition: Edition,
  channel: Picked['channel'],
  cache: Picked['cache'],
  cookie: string | null,
): Picked {
  return { choice: { edition, without: [], pinned: [] }, channel, cache, cookie };
}
