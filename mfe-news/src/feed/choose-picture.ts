import type { FeedPicture } from './feed-item.ts';

/** Something in a feed item that may be a picture: media content, thumbnail or enclosure. */
export interface PictureCandidate {
  address: string | undefined;
  /** MIME type, where the feed gives one. */
  type?: string | undefined;
  /** Media RSS: image, video, audio … */
  medium?: string | undefined;
  /** CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  isDefault?: boolean | undefined;
  alt?: string | undefined;
  /** Thumbnails and media content are pictures unless they say otherwise, enclosures only if they say so. */
  presumed: boolean;
}

/** Narrower ones are icons, buttons and counting pixels. */
const MIN_SIDE = 40;
/** The lead picture is shown about this wide; more only costs the reader's time. */
const WANTED_WIDTH = 800;
const PICTURE_ENDING = /\.(?:avif|gif|jpe?g|png|webp)(?=$|[?#])/i;
const OTHER_ENDING = /\.(?:aac|flac|m3u8|m4a|m4v|mov|mp3|mp4|mpd|oga|ogg|ogv|pdf|swf|wav|webm)(?=$|[?#])/i;

/**
 * The best picture of several of one kind: the one the feed calls its default, else the smallest that fills the lead
 * picture, else the widest; a picture of unknown width counts as wide enough. Null when none of them is a picture.
 */
export function choosePicture(candidates: readonly PictureCandidate[]): FeedPicture | null {
  const pictures = candidates.filter(isPicture);
  const best =
    pictures.find((candidate) => candidate.isDefault) ??
    pictures.reduce<PictureCandidate | undefined>(
      (chosen, next) => (chosen && rank(chosen) <= rank(next) ? chosen : next),
      undefined,
    );
  return best?.address ? { address: best.address, alt: best.alt ?? '' } : null;
}

/** Lower is better. */
function rank({ width = WANTED_WIDTH }: PictureCandidate): number {
  return width >= WANTED_WIDTH ? width - WANTED_WIDTH : 100_000 - width;
}

function isPicture({ address, type, medium, width, height, presumed }: PictureCandidate): boolean {
  // Zero is what careless feeds write for "unknown".
  if (!address || isTiny(width || undefined) || isTiny(height || undefined)) return false;
  if (medium) return medium.toLowerCase() === 'image';
  if (type) return type.toLowerCase().startsWith('image');
  return PICTURE_ENDING.test(address) || (presumed && !OTHER_ENDING.test(address));
}

/** Whether a side in CSS pixels is that of an icon or a counting pixel. An unknown side is not. */
export function isTiny(side: number | undefined): boolean {
  return side !== undefined && side < MIN_SIDE;
}
