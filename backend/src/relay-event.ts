import { NamedError } from './named-error.ts';

/**
 * The result of a request for a feed or a picture. `fetched`: from its host. `cached`, `stale`: from memory, fresh or
 * stale. `sample`: the bundled sample. `refused`: the address is not allowed. `failed`: the host failed, now or up to a
 * minute ago. For pictures, `cached` is from disk, `converted` is newly made from a cached original, and `busy` is
 * refused because too many conversions are queued.
 */
export type RelayResult =
  | 'fetched'
  | 'cached'
  | 'stale'
  | 'sample'
  | 'refused'
  | 'failed'
  | 'converted'
  | 'busy';

/** Has no URL, because metrics must not have a series per URL. */
interface RelayEvent {
  service: 'feeds' | 'pictures';
  result: RelayResult;
  /** The category of a feed in the catalog, or `other`. */
  category: string;
}

/** A feed of the catalog that the relay served. */
export interface PassedFeed {
  category: string;
  /** As in the catalog. */
  address: string;
  /** After redirects: the base of relative links. */
  url: string;
  contents: string;
  /** Whether it is the sample. */
  sample: boolean;
}

export type OnRelay = (event: RelayEvent) => void;

export function resultOfError(error: unknown): 'refused' | 'failed' {
  return error instanceof NamedError && error.status === 403 ? 'refused' : 'failed';
}
