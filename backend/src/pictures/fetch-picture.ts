import { followRedirects } from '../guard/follow-redirects.ts';
import type { Guard } from '../guard/guard.ts';
import { outboundFailure } from '../guard/outbound-failure.ts';
import { readBody } from '../guard/read-body.ts';
import type { PrivateHostRule } from '../guard/private-hosts.ts';
import {
  NotAPicture,
  PictureDeadlinePassed,
  PictureRedirectInvalid,
  PictureStatusNotOk,
  PictureTooLarge,
  PictureUnreachable,
} from './picture-errors.ts';
import { pictureKind } from './picture-kind.ts';

const MAX_BYTES = 10 * 1024 * 1024;

interface FetchedPicture {
  bytes: Buffer;
  /** Media type, from the bytes. */
  type: string;
}

interface FetchPictureTools {
  guard: Guard;
  allowsPrivate: PrivateHostRule;
  /** For redirects and body together. */
  deadlineMs: number;
}

/** Fetches a picture. Rejects with a named error, see `picture-errors.ts` and `address-refused.ts`. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

/** Nothing about the reader: no cookie, referrer, address or browser name. */
const HEADERS = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  'user-agent': 'MeadowlarkPictures/1.0',
};

export function createFetchPicture({ guard, allowsPrivate, deadlineMs }: FetchPictureTools): FetchPicture {
  return async (address) => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const { response } = await followRedirects(new URL(address), signal, {
        guard,
        allowsPrivate,
        headersFor: () => HEADERS,
        badRedirect: (detail) => new PictureRedirectInvalid(address, detail),
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
