import type { Generated } from 'kysely';

/** What can be found: a story of a feed, a post of the blog, a question of the FAQ, or a page of the site. */
export type DocumentKind = 'story' | 'post' | 'faq' | 'page';

/** One row per thing that can be found. Both databases have the same columns; PostgreSQL has its index beside them. */
interface DocumentTable {
  /** Rises with the time at which a document was first kept. */
  id: Generated<number>;
  /** Address on this site, from the slash on. Unique. */
  path: string;
  kind: DocumentKind;
  /** Category of a story; `blog` of a post; `paper` of what tells of the paper itself. */
  section: string;
  title: string;
  /** Shown below the title. */
  excerpt: string;
  /** Searched beside the title. */
  text: string;
  /** The address at its publisher. */
  link: string | null;
  /** A calendar day or an instant in UTC. Null for pages. */
  date: string | null;
  /** Of the sample edition. 0 or 1: SQLite has no truth values. */
  sample: number;
  /** Instant in UTC at which it was last seen in its feed or on its page. */
  seen: string;
}

/** A document before the database gives it an id. */
export type Document = Readonly<Omit<DocumentTable, 'id'>>;

/** The days on which the paper had a story, in the paper's time zone. */
interface ShownTable {
  day: string;
  document: number;
}

/** Words of headlines and names, to find what was meant by a misspelled one. */
interface WordTable {
  word: string;
  initial: string;
  length: number;
  /** Day on which a document with it was last kept. */
  seen: string;
}

export interface SearchDatabase {
  searchDocuments: DocumentTable;
  searchShown: ShownTable;
  searchWords: WordTable;
}
