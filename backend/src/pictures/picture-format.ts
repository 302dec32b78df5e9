import Negotiator from 'negotiator';

/** `plain`: JPEG, or PNG for transparency, which every program reads. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** Browsers send some 70 characters. Parsing 15,000 takes 50 ms. */
const MAX_ACCEPT_CHARS = 256;

/**
 * The smallest format that `Accept` names. Ignores wildcards, because programs that send `*\/*` are often older than the
 * formats.
 */
export function pictureFormat(accept: string | undefined): PictureFormat {
  if (accept !== undefined && accept.length > MAX_ACCEPT_CHARS) return 'plain';
  const named = new Negotiator({ headers: { accept: accept?.toLowerCase() } }).mediaTypes();
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'plain';
}
