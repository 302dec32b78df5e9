/** A legal page as data: one page, two of them. */
export interface LegalSection {
  /** Anchor on the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Points that stand after the paragraphs. */
  points?: readonly string[];
}

export interface LegalData {
  title: string;
  standfirst: string;
  sections: readonly LegalSection[];
}
