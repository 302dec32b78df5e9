const SLUG = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,199}$/u;

/**
 * The one way to write a slug: accents composed, as addresses have them. File systems may take them apart.
 * Null when the text cannot be a slug: letters and digits of any script, underscore, hyphen and dot, at most 200.
 */
export function readSlug(text: string): string | null {
  const slug = text.normalize('NFC');
  return SLUG.test(slug) ? slug : null;
}
