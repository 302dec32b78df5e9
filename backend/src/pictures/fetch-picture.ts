import { fetchOutside, type OutsideAccess } from '../guard/fetch-outside.ts';
import { NamedError } from '../named-error.ts';
import { pictureKind } from './picture-kind.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Nothing about the reader: no cookie, referrer, IP address or browser name. */
const HEADERS = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  'user-agent': 'MeadowlarkPictures/1.0',
};

/** Fetches a picture. Rejects with a named error: one of `fetchOutside`, or `picture_not_a_picture`. */
export async function fetchPicture(address: string, access: OutsideAccess): Promise<Buffer> {
  const { bytes } = await fetchOutside(address, {
    ...access,
    what: 'picture',
    headersFor: () => HEADERS,
    statuses: [200],
    maxBytes: MAX_BYTES,
  });
  // Whatever its content type says.
  if (pictureKind(bytes) !== null) return bytes;
  throw new NamedError(
    'picture_not_a_picture',
    502,
    `The address ${address} responded with something that is not a picture.`,
  );
}
