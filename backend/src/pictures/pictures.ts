import { lookup } from 'node:dns/promises';
import { resultOfError, type OnRelay, type RelayResult } from '../relay-event.ts';
import type { Resolve } from '../guard/guarded-lookup.ts';
import { createGuard } from '../guard/guard.ts';
import { createVouchingForHosts } from '../guard/vouching.ts';
import { createFetchPicture, type FetchedPicture } from './fetch-picture.ts';
import { createPictureCache } from './picture-cache.ts';

/** The part of the world the service touches; tests hand in their own. */
export interface PictureWorld {
  resolve: Resolve;
  /** For one picture with all its redirects. */
  deadlineMs: number;
}

export const REAL_WORLD: PictureWorld = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  deadlineMs: 8000,
};

export interface Pictures {
  /** The picture at an address; throws a named error (`picture-errors.ts`, `address-refused.ts`). */
  get(address: string): Promise<FetchedPicture>;
  close(): Promise<void>;
}

/**
 * Puts the service together: guard, fetch, cache.
 *
 * @param privateHosts `host:port` of hosts that may lie on a private network
 */
export function createPictures(
  privateHosts: ReadonlySet<string>,
  onFailure: (address: string, reason: string) => void,
  { resolve, deadlineMs }: PictureWorld = REAL_WORLD,
  onRelay: OnRelay = () => {},
): Pictures {
  const guard = createGuard(resolve);
  const vouches = createVouchingForHosts(privateHosts);
  const cached = createPictureCache(createFetchPicture({ guard, vouches, deadlineMs }), onFailure);
  const tell = (result: RelayResult): void => onRelay({ service: 'pictures', result, category: 'other' });
  return {
    async get(address) {
      try {
        const picture = await cached(address);
        tell(picture.cached ? 'cached' : 'fetched');
        return picture;
      } catch (error) {
        tell(resultOfError(error));
        throw error;
      }
    },
    close: () => guard.close(),
  };
}
