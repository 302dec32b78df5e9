import type { ReactNode } from 'react';

/**
 * The room that an embed takes, before and after: a height in pixels, or a ratio of width to height.
 *
 * A frame so tall that an empty one would be a hole in the page says what stands there `until` it is asked for, in room
 * of its own height. The rest is made in the very moment of the reader's click, so what moves, the reader has moved:
 * browsers do not count it as a layout shift either (500 ms after an input).
 */
export type EmbedRoom =
  | { height: number }
  | { height: number; until: ReactNode }
  | { ratio: '16 / 9' | '9 / 16' };

/** The style of that room. Not as an attribute, which a content policy could refuse. */
export function embedSize(room: EmbedRoom): string {
  if ('ratio' in room) return `aspect-ratio: ${room.ratio};`;
  const height = `height: ${room.height}px;`;
  return 'until' in room ? `&:has(iframe) { ${height} }` : height;
}
