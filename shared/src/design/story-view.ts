/** A picture as a component needs it. `alt` is empty when the picture only decorates its headline. */
export interface PictureView {
  src: string;
  alt: string;
}

/** A day: `iso` for machines, null where nobody can tell which day is meant; `text` for readers. */
export interface DateView {
  iso: string | null;
  text: string;
}

/** One story, ready to be shown: cut, decoded and dated in `load`, so that server and browser render the same. */
export interface StoryView {
  id: string;
  /** Where the headline leads. Null when there is nothing to read behind it, as with placeholder stories. */
  href: string | null;
  title: string;
  excerpt: string;
  byline: string;
  /** Null when the source gave no date. */
  date: DateView | null;
  picture: PictureView | null;
}
