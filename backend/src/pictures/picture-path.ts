import { createHmac, timingSafeEqual } from 'node:crypto';
import { NamedError } from '../named-error.ts';
import { pictureWidth, WIDTHS, type PictureWidth } from './picture-widths.ts';

const MAX_ADDRESS_LENGTH = 2048;
/** 128 bits cannot be guessed, and keep URLs in pages short. */
const SIGNATURE_BYTES = 16;

export interface PictureRequest {
  address: string;
  /** Null for a card on another site. */
  width: PictureWidth | null;
}

/**
 * Parses `<signature>/<address in base64url>`, with or without `/<width>`. The signature covers only the address, so it
 * is valid for every width. It is checked before anything is decoded. Throws a named error.
 */
export function readPicturePath(path: string, keys: readonly string[]): PictureRequest {
  const [signature, segment, widthText, ...more] = path.split('/');
  if (!signature || !segment || more.length > 0) throw malformed();
  const width = widthText === undefined ? null : pictureWidth(widthText);
  if (widthText !== undefined && width === null) throw malformed();
  if (!keys.some((key) => isSignedWith(key, segment, signature)))
    throw new NamedError(
      'picture_signature',
      403,
      'The signature does not match the address; only pictures of this site are fetched.',
    );
  const address = Buffer.from(segment, 'base64url').toString('utf8');
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) throw malformed();
  return { address, width };
}

function malformed(): NamedError {
  return new NamedError(
    'picture_malformed',
    400,
    `The path must be /pictures/<signature>/<address in base64url>, with or without /<width>: ${WIDTHS.join(', ')}.`,
  );
}

/** Compares with the first 16 bytes of HMAC-SHA256 over the segment, in constant time. */
function isSignedWith(key: string, segment: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = createHmac('sha256', key).update(segment).digest().subarray(0, SIGNATURE_BYTES);
  return given.length === SIGNATURE_BYTES && timingSafeEqual(given, expected);
}
