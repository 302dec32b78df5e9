import type { Head } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';

/** The picture that a link to a page shows elsewhere. */
export interface CardPicture {
  url: string;
  alt: string;
  /** In pixels, where they are known: the card then has its room before the picture is there. */
  size: { width: number; height: number } | null;
}

const OF_THE_PAPER: CardPicture = {
  url: '/share.png',
  alt: `${SITE.name}: the city at sunrise, a meadowlark on a fence post`,
  size: { width: 1200, height: 630 },
};

/**
 * The page's own picture, or the paper's where it has none. Drawings (SVG) are shown by no service that makes cards, so
 * they count as none.
 */
export function cardPicture({ image }: Head, origin: string): CardPicture {
  const isShown =
    image && URL.canParse(image.url, origin) && !/\.svg$/i.test(new URL(image.url, origin).pathname);
  const picture = isShown ? { ...image, size: null } : OF_THE_PAPER;
  return { ...picture, url: new URL(picture.url, origin).href };
}
