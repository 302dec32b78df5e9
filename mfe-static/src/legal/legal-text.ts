export interface LegalTable {
  caption: string;
  head: readonly string[];
  /** Each row has as many cells as `head`; the first cell is the row's header. */
  rows: readonly (readonly string[])[];
}

/** What the browser stores, written by the shell (`show-receipt.ts`), and a button that clears it. */
export interface LegalReceipt {
  withoutScripts: string;
  /** URL that the button posts to. */
  action: string;
  button: string;
}

export interface LegalSection {
  /** Anchor. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  points?: readonly string[];
  /** After the list. */
  table?: LegalTable;
  /** After the table. */
  receipt?: LegalReceipt;
  /** Paragraphs after list and table. */
  closing?: readonly string[];
}

/** The data of both legal pages. */
export interface LegalData {
  title: string;
  standfirst: string;
  sections: readonly LegalSection[];
}
