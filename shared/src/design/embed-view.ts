/** An outside page in a frame. */
export interface FrameView {
  src: string;
  /** What is in it, for those who cannot see it. */
  title: string;
  /** What it may do beyond running its own scripts: `autoplay; fullscreen`. */
  allow?: string;
  /** Address of the outside site's own script that serves its frame from our page. Loaded with the first frame. */
  script?: string;
}

/** Attribute of a link that shows a frame in place instead of leading to the outside site; its value is the frame. */
export const EMBED_LINK = 'data-embed';
/** Attribute of the room that link and frame have in common. */
export const EMBED_ROOM = 'data-embed-room';
/** Attribute of the element in that room that takes the frame. React leaves its content alone. */
export const EMBED_PLACE = 'data-embed-place';

export function writeFrame(frame: FrameView): string {
  return JSON.stringify(frame);
}

/** Only what `writeFrame` wrote: no text of a feed or a post can set this attribute. */
export function readFrame(link: Element): FrameView {
  return JSON.parse(link.getAttribute(EMBED_LINK) ?? '') as FrameView;
}
