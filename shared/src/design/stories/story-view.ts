import type { PictureView } from '../pictures/picture-view.ts';

/** A day: `iso` for machines, null if unknown; `text` for readers. */
export interface DateView {
  iso: string | null;
  text: string;
}

/** One story, ready to show. `load` shortens, decodes and formats it, so that server and browser render the same. */
export interface StoryView {
  id: string;
  /** Target of the headline's link. Null for stories without a page, such as placeholder stories. */
  href: string | null;
  title: string;
  excerpt: string;
  byline: string;
  /** Null if the source gives no date. */
  date: DateView | null;
  picture: PictureView | null;
}
