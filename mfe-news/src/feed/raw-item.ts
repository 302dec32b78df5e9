import type { PictureCandidate } from './choose-picture.ts';

/** What both readers hand over for one item, before it is cleaned. Text is as after XML decoding, markup and all. */
export interface RawItem {
  guid: string | undefined;
  title: string | undefined;
  link: string | undefined;
  description: string | undefined;
  content: string | undefined;
  author: string | undefined;
  date: string | undefined;
  /** In the order of preference. */
  pictures: PictureCandidate[];
  base: string | undefined;
}
