import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';

/** One slash, not two: `//host` and `/\host` mean another host, even with a tab in between, which browsers drop. */
const PATH_ON_THIS_SITE = /^\/(?![/\\\s])/;

/**
 * A picture's URL if it is an absolute http(s) URL or a path on this site; otherwise null. Relative URLs would
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
 * The picture's URL on this site, so that readers contact no third party. Null if the value is not a valid URL.
 */
export function proxiedPicture(ctx: Pick<LoadContext, 'picture'>, value: string): string | null {
  const address = pictureAddress(value);
  return address === null ? null : ctx.picture(address);
}
