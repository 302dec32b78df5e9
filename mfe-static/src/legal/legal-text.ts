/** Facts side by side: what is kept, where, and how long. */
export interface LegalTable {
  /** Names the table above it. */
  caption: string;
  head: readonly string[];
  /** Each as long as the head; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** One numbered section of a legal page. */
export interface LegalSection {
  /** Anchor on the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Points that stand after the paragraphs. */
  points?: readonly string[];
  /** Stands after the points. */
  table?: LegalTable;
  /** What stands after points and table. */
  closing?: readonly string[];
}

/** A legal page as data: one form, two pages. */
export interface LegalData {
  title: string;
  standfirst: string;
  sections: readonly LegalSection[];
}
