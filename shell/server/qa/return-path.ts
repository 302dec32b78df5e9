const HERE = 'http://here.invalid';

/**
 * The path on this site that a link asks to go back to, or the front page. Browsers read `//host`, `/\host` and
 * `/.//host` as other sites, so the path is taken from what the URL parser, which reads as they do, makes of it.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > 2000 || !asked.startsWith('/')) return '/';
  const url = URL.canParse(asked, HERE) ? new URL(asked, HERE) : null;
  if (url?.origin !== HERE || url.pathname.startsWith('//') || url.pathname.startsWith('/_qa')) return '/';
  return url.pathname + url.search + url.hash;
}
