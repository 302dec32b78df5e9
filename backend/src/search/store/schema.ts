import type { Generated } from 'kysely';

/** What can be found: a story of a feed, a post of the blog, a question of the FAQ, or a page of the site. */
export type DocumentKind = 'story' | 'post' | 'faq' | 'page';

/** One row per searchable document. Both databases have the same columns; PostgreSQL also has its index as a column. */
interface DocumentTable {
  /** Rises with the time at which a document was first stored. */
  id: Generated<number>;
  /** Path on this site, from the slash on. Unique. */
  path: string;
  kind: DocumentKind;
  /** The category of a story, `blog` for a post, `paper` for everything else. */
  section: string;
  title: string;
  /** Shown below the title. */
  excerpt: string;
  /** Searched in addition to the title. */
  text: string;
  /** Its URL at the publisher. */
  link: string | null;
  /** A calendar day or an instant in UTC. Null for pages. */
  date: string | null;
  /** Whether it is from the sample edition. 0 or 1: SQLite has no booleans. */
  sample: number;
  /** Instant in UTC when it was last seen in its feed or on its page. */
  seen: string;
}

/** A document before the database gives it an id. */
export type Document = Readonly<Omit<DocumentTable, 'id'>>;

/** The days on which the paper had a story, in the paper's time zone. */
interface ShownTable {
  day: string;
  document: number;
}

/** Words of headlines and names, to correct misspelled words. */
interface WordTable {
  word: string;
  initial: string;
  length: number;
  /** Day on which a document with it was last stored. */
  seen: string;
}

export interface SearchDatabase {
  searchDocuments: DocumentTable;
  searchShown: ShownTable;
  searchWords: WordTable;
}
