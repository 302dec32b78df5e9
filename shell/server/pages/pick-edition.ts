import type { FastifyRequest } from 'fastify';
import { bucketCookie, bucketOf, newBucket } from '../editions/canary-bucket.ts';
import type { Choice } from '../editions/choose-version.ts';
import type { Editions } from '../editions/editions.ts';

/** The edition of a page view, decided once, and what caches have to know about the decision. */
export interface Picked {
  choice: Choice;
  channel: 'live' | 'canary' | 'tab';
  /** everybody: all readers get the same. bucket: it depends on the reader's bucket. nobody: it is not to be kept. */
  cache: 'everybody' | 'bucket' | 'nobody';
  /** A cookie to be set along with the page. */
  cookie: string | null;
}

/**
 * The edition for a page that a reader asks for: the live one, or, while a canary is open, that of the reader's bucket.
 * A reader who has none is dealt into one, and stays there for a day.
 */
export function pickEdition(editions: Editions, request: FastifyRequest, origin: string): Picked {
  const { edition, canary } = editions.live();
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

function picked(
  edition: Choice['edition'],
  channel: Picked['channel'],
  cache: Picked['cache'],
  cookie: string | null,
): Picked {
  return { choice: { edition, without: [], pinned: [] }, channel, cache, cookie };
}
