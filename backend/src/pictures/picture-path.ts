import { PictureAddressMalformed, PictureSignatureWrong } from './picture-errors.ts';
import { isSignedWith } from './picture-signature.ts';
import { pictureWidth, type PictureWidth } from './picture-widths.ts';

const MAX_ADDRESS_LENGTH = 2048;

/** What a path asks for. No width: the picture for a card on another site. */
export interface PictureAsked {
  address: string;
  width: PictureWidth | null;
}

/**
 * Reads `<signature>/<address in base64url>` with or without `/<width>`. The site signs addresses only: whoever may see
 * a picture may see it at any width of the ladder. The signature is checked before anything is decoded.
 */
export function readPicturePath(path: string, key: string): PictureAsked {
  const [signature, segment, wanted, ...more] = path.split('/');
  if (!signature || !segment || more.length > 0) throw new PictureAddressMalformed();
  const width = wanted === undefined ? null : pictureWidth(wanted);
  if (wanted !== undefined && width === null) throw new PictureAddressMalformed();
  if (!isSignedWith(key, segment, signature)) throw new PictureSignatureWrong();
  const address = Buffer.from(segment, 'base64url').toString('utf8');
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) throw new PictureAddressMalformed();
  return { address, width };
}
