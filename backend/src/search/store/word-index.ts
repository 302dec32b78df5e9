import type { Kysely } from 'kysely';
import type { Document, SearchDatabase } from './schema.ts';

/** Any of these words: a word of the query, or the words that may have been meant. */
export type AnyOf = readonly string[];

export interface Wanted {
  /** The document must have all of them. */
  words: readonly AnyOf[];
  section: string | null;
  /** Not before this day, which begins at an instant: dates are days or instants. */
  since: { day: string; start: string } | null;
}

export interface Match {
  id: number;
  date: string | null;
  title: string;
  link: string | null;
  /** All words are in its headline. */
  inTitle: boolean;
}

type Db = Kysely<SearchDatabase>;

/** The index of words, the only part that differs between the databases. */
export interface WordIndex {
  /** Indexes new or changed documents. */
  put(db: Db, documents: readonly (Document & { id: number })[]): Promise<void>;
  remove(db: Db, ids: readonly number[]): Promise<void>;
  /** The last `most` stored documents that match, or all if there are fewer. */
  newest(db: Db, wanted: Wanted, most: number): Promise<Match[]>;
  /** Whether any document has this word, in any form. */
  has(db: Db, word: string): Promise<boolean>;
}

/** A section as one word, which no text has: the index narrows by section faster than the table. */
export function sectionWord(section: string): string {
  return `section${section.replaceAll('-', '')}`;
}
