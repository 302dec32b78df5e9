import { NamedError } from './named-error.ts';

/**
 * How a request for something from outside ended. `fetched`: its host was asked. `cached`, `stale`: from memory, in time
 * or past it. `sample`: the bundled sample stood in. `refused`: not asked, the address is not allowed. `failed`: the host
 * did not give it, now or up to a minute ago. For pictures `cached` is from the disk, `converted` was made now of a
 * picture that was there, and `busy` was turned away because too many are being made.
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

/** One such request. It carries no address: those that count events must not keep one number per address. */
export interface RelayEvent {
  service: 'feeds' | 'pictures';
  result: RelayResult;
  /** The category of a feed in the catalogue; `other` for what has none. */
  category: string;
}

export type OnRelay = (event: RelayEvent) => void;

/** What an error of the services says about how it ended. */
export function resultOfError(error: unknown): 'refused' | 'failed' {
  return error instanceof NamedError && error.status === 403 ? 'refused' : 'failed';
}
