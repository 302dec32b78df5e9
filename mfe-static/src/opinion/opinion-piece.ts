/** A piece as the page shows it (specification, section 3). */
export interface OpinionPiece {
  id: string;
  title: string;
  excerpt: string;
  authorName: string;
  authorTitle: string;
  /** As it is to be read. */
  date: string;
  /** The same day, for machines. */
  isoDate: string;
  commentCount: number;
  /** HTML of our own writing. Text from outside must never be put here: it is shown as it stands. */
  content: string;
}
