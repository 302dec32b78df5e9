import Negotiator from 'negotiator';

/** `plain`: JPEG, or PNG for transparency, which every program reads. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** Browsers send some 70 characters. Of 15,000, reading takes 50 ms. */
const MOST_HEADER = 256;

/**
 * The smallest format that `Accept` names. Ignores wildcards, because programs that send `*\/*` are often older than the
 * formats.
 */
export function pictureFormat(accept: string | undefined): PictureFormat {
  if (accept !== undefined && accept.length > MOST_HEADER) return 'plain';
  const named = new Negotiator({ headers: { accept: accept?.toLowerCase() } }).mediaTypes();
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'plain';
}
