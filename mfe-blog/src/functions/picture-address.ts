import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';

/** One slash and then something else: `//host` and `/\host` name another host. */
const PATH_ON_THIS_SITE = /^\/(?![/\\])/;

/**
 * The address of a picture as it may stand in the page: an absolute http(s) address or a path on this site.
 * Null for anything else. Relative addresses are refused, because they would depend on the page's own address.
 */
export function pictureAddress(value: string): string | null {
  return PATH_ON_THIS_SITE.test(value) ? value : outsideAddress(value);
}

/** The normalised form of an absolute http(s) address; null when the value is no such thing. */
export function outsideAddress(value: string): string | null {
  return /^https?:\/\//i.test(value) ? safeUrl(value, 'https://base.invalid') : null;
}

/**
 * The address under which the page shows a picture: one of this site, whoever keeps the picture, so that no third party
 * sees the reader. Null when the value is no address of a picture.
 */
export function shownPicture(ctx: Pick<LoadContext, 'picture'>, value: string): string | null {
  const address = pictureAddress(value);
  return address === null ? null : ctx.picture(address);
}
