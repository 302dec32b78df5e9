import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';

/** One slash, not two: `//host` and `/\host` name another host. So does a tab between them, which browsers drop. */
const PATH_ON_THIS_SITE = /^\/(?![/\\\s])/;

/**
 * A picture's address if it is an absolute http(s) URL or a path on this site; otherwise null. Relative addresses would
 * depend on the page's URL.
 */
export function pictureAddress(value: string): string | null {
  return PATH_ON_THIS_SITE.test(value) ? value : externalAddress(value);
}

/** The normalized form of an absolute http(s) URL; otherwise null. */
export function externalAddress(value: string): string | null {
  return /^https?:\/\//i.test(value) ? safeUrl(value, 'https://base.invalid') : null;
}

/**
 * The picture's address on this site, so that readers contact no third party. Null if the value is not a valid address.
 */
export function proxiedPicture(ctx: Pick<LoadContext, 'picture'>, value: string): string | null {
  const address = pictureAddress(value);
  return address === null ? null : ctx.picture(address);
}
