const BASE = 'http://here.invalid';

/**
 * The path on this site to return to; the front page if `to` is not one. Browsers read `//host`, `/\host` and
 * `/.//host` as other sites, so this takes the path from the URL parser, which reads as they do.
 */
export function returnPath(to: unknown): string {
  if (typeof to !== 'string' || to.length > 2000 || !to.startsWith('/')) return '/';
  const url = URL.canParse(to, BASE) ? new URL(to, BASE) : null;
  if (url?.origin !== BASE || url.pathname.startsWith('//') || url.pathname.startsWith('/_qa')) return '/';
  return url.pathname + url.search + url.hash;
}
