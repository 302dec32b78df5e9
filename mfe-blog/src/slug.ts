const SLUG = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,199}$/u;

/**
 * True if a text can be a post's name in a URL: letters and digits of any script, underscore, hyphen, dot. Other names
 * are a 404 without a request.
 */
export function isSlug(value: string): boolean {
  return SLUG.test(value);
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
