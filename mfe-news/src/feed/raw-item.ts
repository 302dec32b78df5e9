import type { PictureCandidate } from './choose-picture.ts';

/** An item as both readers return it, before cleaning. Texts are XML-decoded and may contain markup. */
export interface RawItem {
  guid: string | undefined;
  title: string | undefined;
  link: string | undefined;
  description: string | undefined;
  content: string | undefined;
  author: string | undefined;
  date: string | undefined;
  /** Best first. */
  pictures: PictureCandidate[];
  base: string | undefined;
}
