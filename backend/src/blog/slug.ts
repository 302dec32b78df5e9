const SLUG = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,199}$/u;

/**
 * Normalizes a slug to NFC, as in addresses; file systems may decompose accents. Null unless it is 1 to 200 letters and
 * digits of any script, underscores, hyphens and dots.
 */
export function readSlug(text: string): string | null {
  const slug = text.normalize('NFC');
  return SLUG.test(slug) ? slug : null;
}
