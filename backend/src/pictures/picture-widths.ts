/**
 * The widths a page may ask for, in pixels. Few, so that readers share what was made for others and nobody can ask for a
 * thousand sizes of one picture. The design library states the same ones (`shared/src/design/picture-sources.ts`).
 */
export const WIDTHS = [320, 480, 800, 1280] as const;

export type PictureWidth = (typeof WIDTHS)[number];

/** What a picture is shown at where nobody asked for a width, as on cards of other sites. */
export const WIDEST: PictureWidth = 1280;

/** The width that a path names; null for any other text. */
export function pictureWidth(text: string): PictureWidth | null {
  return WIDTHS.find((width) => String(width) === text) ?? null;
}
