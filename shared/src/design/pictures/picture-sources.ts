/** The URL of an outside picture as signed by `ctx.picture`, without a width. */
const SIGNED = /^\/pictures\/[\w-]{22}\/[\w-]+$/;

/**
 * Positions of a picture: full width, one of several, beside a lead, within reading text. `widths` are some of the
 * picture service's (`backend/src/pictures/picture-widths.ts`), as few as possible, because each repeats the URL.
 */
const PLACES = {
  // The widest column is 800 px; phones with a pixel density of 2 take the same file.
  lead: { widths: [800, 1280], sizes: '(min-width: 64em) 800px, 100vw' },
  // A thumbnail beside its headline, one of two columns, one of three at most.
  card: {
    widths: [320, 480, 800],
    sizes: '(min-width: 48em) min(31vw, 384px), (min-width: 30em) 46vw, 108px',
  },
  // The same, but the box is upright on wide screens, where only the middle of a wide picture shows.
  tall: {
    widths: [320, 480, 800],
    sizes: '(min-width: 48em) min(52vw, 640px), (min-width: 30em) 46vw, 108px',
  },
  // As wide as reading text.
  text: { widths: [800, 1280], sizes: '(min-width: 45em) 656px, 100vw' },
};

export type PicturePlace = keyof typeof PLACES;

/** Attributes of an `<img>`. */
interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** `src`, `srcSet` and `sizes` for an outside picture. Returns any other URL unchanged. */
export function pictureSources(src: string, place: PicturePlace): PictureSources {
  if (!SIGNED.test(src)) return { src };
  const { widths, sizes } = PLACES[place];
  return {
    // For browsers without `srcset`, and for pictures shown at their own size.
    src: `${src}/${widths.at(-1)}`,
    srcSet: widths.map((width) => `${src}/${width} ${width}w`).join(','),
    sizes,
  };
}
