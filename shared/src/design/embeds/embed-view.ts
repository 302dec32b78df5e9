/** An outside page in an iframe. */
export interface FrameView {
  src: string;
  /** Accessible name. */
  title: string;
  /** The iframe's `allow` attribute: `autoplay; fullscreen`. */
  allow?: string;
  /** URL of the outside site's script that controls its frame from our page. Loaded with the first frame. */
  script?: string;
}

/**
 * Attribute of a link that shows a frame in place instead of leading to the outside site. Its value is the frame, as JSON.
 */
export const EMBED_LINK = 'data-embed';
/** Attribute of the box that holds link and frame. */
export const EMBED_BOX = 'data-embed-room';
/** Attribute of the element in that box that will contain the frame. React does not touch its content. */
export const EMBED_PLACE = 'data-embed-place';
/** Attribute of that element once its frame failed late: its space stays. */
export const EMBED_HELD = 'data-embed-held';

export function writeFrame(frame: FrameView): string {
  return JSON.stringify(frame);
}

/** Parses what `writeFrame` wrote. It is trusted: text from feeds and posts cannot set this attribute. */
export function readFrame(link: Element): FrameView {
  return JSON.parse(link.getAttribute(EMBED_LINK) ?? '') as FrameView;
}
