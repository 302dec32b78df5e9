import { followRedirects } from '../guard/follow-redirects.ts';
import type { Guard } from '../guard/guard.ts';
import { outboundFailure } from '../guard/outbound-failure.ts';
import { readBody } from '../guard/read-body.ts';
import type { Vouching } from '../guard/vouching.ts';
import {
  NotAPicture,
  PictureDeadlinePassed,
  PictureRedirectsAstray,
  PictureStatusNotOk,
  PictureTooLarge,
  PictureUnreachable,
} from './picture-errors.ts';
import { pictureKind } from './picture-kind.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** A picture as it came, and what its bytes say it is. */
export interface FetchedPicture {
  bytes: Buffer;
  type: string;
}

/** What a fetcher works with; tests hand in their own. */
export interface FetchPictureTools {
  guard: Guard;
  vouches: Vouching;
  /** For all of it: every redirect, the whole body. */
  deadlineMs: number;
}

/** Fetches one picture. Throws a named error, see `picture-errors.ts` and `address-refused.ts`. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

/** Nothing about the reader is passed on: no cookie, no referrer, no address, not even the browser's name. */
const HEADERS = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  'user-agent': 'MeadowlarkPictures/1.0',
};

export function createFetchPicture({ guard, vouches, deadlineMs }: FetchPictureTools): FetchPicture {
  return async (address) => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const { response } = await followRedirects(new URL(address), signal, {
        guard,
        vouches,
        headersFor: () => HEADERS,
        astray: (detail) => new PictureRedirectsAstray(address, detail),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new PictureStatusNotOk(address, response.status);
      }
      const bytes = await readBody(response, MAX_BYTES, () => new PictureTooLarge(address, MAX_BYTES));
      const type = pictureKind(bytes);
      if (type === null) throw new NotAPicture(address);
      return { bytes, type };
    } catch (error) {
      throw outboundFailure(error, signal.aborted, {
        deadline: () => new PictureDeadlinePassed(address, deadlineMs),
        unreachable: (detail, cause) => new PictureUnreachable(address, detail, cause),
      });
    }
  };
}
