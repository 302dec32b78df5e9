import type { FeedPicture } from './feed-item.ts';

/** A possible picture of a feed item: media content, thumbnail or enclosure. */
export interface PictureCandidate {
  address: string | undefined;
  /** MIME type. */
  type?: string | undefined;
  /** Media RSS: image, video, audio … */
  medium?: string | undefined;
  /** CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  isDefault?: boolean | undefined;
  alt?: string | undefined;
  /** True for thumbnails and media content, which are pictures unless they say otherwise. Enclosures must say so. */
  assumePicture: boolean;
}

/** CSS pixels. Smaller pictures are icons, buttons and tracking pixels. */
const MIN_SIDE = 40;
/** CSS pixels. The lead picture is about this wide; a larger file only costs bandwidth. */
const WANTED_WIDTH = 800;
const PICTURE_ENDING = /\.(?:avif|gif|jpe?g|png|webp)(?=$|[?#])/i;
/**
 * Portraits of authors (WordPress.com puts them first), tracking pixels and share buttons, which may not say their size; and
 * SVG, which the picture service refuses.
 */
const NOT_OF_STORY =
  /\bgravatar\.com\/avatar\/|\b(?:rss|republication)-pixel\b|\b(?:facebook|twitter)_icon|\.svg(?=$|[?#])/i;
const OTHER_ENDING = /\.(?:aac|flac|m3u8|m4a|m4v|mov|mp3|mp4|mpd|oga|ogg|ogv|pdf|swf|wav|webm)(?=$|[?#])/i;

/**
 * The best picture: the feed's default, else the smallest that fills the lead picture, else the widest. An unknown
 * width counts as wide enough. Null if no candidate is a picture.
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

function isPicture({ address, type, medium, width, height, assumePicture }: PictureCandidate): boolean {
  // Many feeds write zero for "unknown".
  if (!address || isNotOfStory(address) || isTiny(width || undefined) || isTiny(height || undefined))
    return false;
  // Mastodon calls films without sound images; only the type is true.
  if (type) return type.toLowerCase().startsWith('image');
  if (medium) return medium.toLowerCase() === 'image';
  return PICTURE_ENDING.test(address) || (assumePicture && !OTHER_ENDING.test(address));
}

/** True for what is not a photograph of the story. */
export function isNotOfStory(address: string): boolean {
  return NOT_OF_STORY.test(address);
}

/** True if a side in CSS pixels is that of an icon or tracking pixel; false if unknown. */
export function isTiny(side: number | undefined): boolean {
  return side !== undefined && side < MIN_SIDE;
}
