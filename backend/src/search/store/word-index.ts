import type { Kysely } from 'kysely';
import type { Document, SearchDatabase } from './schema.ts';

/** One of these words: a word of the query, or the words that may have been meant by it. */
export type AnyOf = readonly string[];

export interface Wanted {
  /** All are to be in the document. */
  words: readonly AnyOf[];
  section: string | null;
  /** Not before this day, which begins at an instant: dates are days or instants. */
  since: { day: string; start: string } | null;
}

export interface Match {
  id: number;
  date: string | null;
  /** All words are in its headline. */
  inTitle: boolean;
}

type Db = Kysely<SearchDatabase>;

/** The index of words, which is where the databases differ. */
export interface WordIndex {
  /** Indexes documents, or what has changed of them. */
  put(db: Db, documents: readonly (Document & { id: number })[]): Promise<void>;
  remove(db: Db, ids: readonly number[]): Promise<void>;
  /** The `most` documents that were kept last, or all if there are fewer. */
  newest(db: Db, wanted: Wanted, most: number): Promise<Match[]>;
  /** Whether any document has this word, in any form. */
  has(db: Db, word: string): Promise<boolean>;
}

/** A section as one word, which no text has: the index narrows by section faster than the table. */
export function sectionWord(section: string): string {
  return `section${section.replaceAll('-', '')}`;
}
