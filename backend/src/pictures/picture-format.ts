/** What a picture is sent as. plain: JPEG, or PNG where something shows through; every program reads those. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/**
 * The smallest format that a reader's `Accept` names. Wildcards promise nothing: programs that write `*\/*` are often
 * older than the formats.
 */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const named = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim()),
  );
  if (named.has('image/avif')) return 'avif';
  return named.has('image/webp') ? 'webp' : 'plain';
}
