const SLUG = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,199}$/u;

/**
 * Whether a text can be the name of a post in an address: letters and digits of any script, underscore, hyphen, dot.
 * What cannot is answered with 404 and never asked for.
 */
export function isSlug(value: string): boolean {
  return SLUG.test(value);
}

/** Path of a post's page. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
