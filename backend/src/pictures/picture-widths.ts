/**
 * Allowed widths in pixels. Few, so that readers share conversions and a picture cannot be requested in a thousand sizes.
 * The design library has the same ones (`shared/src/design/pictures/picture-sources.ts`).
 */
export const WIDTHS = [320, 480, 800, 1280] as const;

export type PictureWidth = (typeof WIDTHS)[number];

/** The width for requests without one, as from link previews on other sites. */
export const WIDEST: PictureWidth = 1280;

/** Parses an allowed width; null for any other text. */
export function pictureWidth(text: string): PictureWidth | null {
  return WIDTHS.find((width) => String(width) === text) ?? null;
}
