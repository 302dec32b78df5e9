import Negotiator from 'negotiator';

/** `plain`: JPEG, or PNG for transparency, which every program reads. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/**
 * The smallest format that `Accept` names. Ignores wildcards, because programs that send `*\/*` are often older than the
 * formats.
 */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const named = new Negotiator({ headers: { accept: accept?.toLowerCase() } }).mediaTypes();
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'plain';
}
