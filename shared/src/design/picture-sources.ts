/** An outside picture as `ctx.picture` signs it: no drawing of our own, and no width in it yet. */
const SIGNED = /^\/pictures\/[\w-]{22}\/[\w-]+$/;

/**
 * Where a picture stands: over the width of its page, as one of several, or within reading text. `widths` are of the
 * picture service's ladder (`backend/src/pictures/picture-widths.ts`), as few as serve: each repeats the address.
 */
const PLACES = {
  // The widest column is 800 px; telephones with two pixels to one take the same file.
  lead: { widths: [800, 1280], sizes: '(min-width: 1024px) 800px, 100vw' },
  // A thumbnail beside its headline, one of two columns, one of three at most.
  card: {
    widths: [320, 480, 800],
    sizes: '(min-width: 768px) min(31vw, 384px), (min-width: 480px) 46vw, 108px',
  },
  // The measure of reading text.
  text: { widths: [800, 1280], sizes: '(min-width: 720px) 656px, 100vw' },
};

export type PicturePlace = keyof typeof PLACES;

/** Attributes of an `<img>`. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** The widths in which the picture service offers an outside picture. Any other address stays as it is. */
export function pictureSources(src: string, place: PicturePlace): PictureSources {
  if (!SIGNED.test(src)) return { src };
  const { widths, sizes } = PLACES[place];
  return {
    // For browsers that choose nothing, and where a picture is to be shown at its own size.
    src: `${src}/${widths.at(-1)}`,
    srcSet: widths.map((width) => `${src}/${width} ${width}w`).join(','),
    sizes,
  };
}
