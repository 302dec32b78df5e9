export type DocumentId = 'how-we-work' | 'year-in-review' | 'house-rules';

/** One of the three partner documents (specification, section 3). */
export interface PartnerDocument {
  id: DocumentId;
  title: string;
  /** A file shared by the partner, outside this site. */
  url: string;
}

/** Sample content: the files sit on placeholder addresses. */
export const DOCUMENTS: readonly PartnerDocument[] = [
  {
    id: 'how-we-work',
    title: 'How the paper works with partners',
    url: 'https://files.example/partners/how-we-work.pdf',
  },
  {
    id: 'year-in-review',
    title: 'One year together: what came of it',
    url: 'https://files.example/partners/year-in-review.pdf',
  },
  {
    id: 'house-rules',
    title: 'House rules for sponsored pages',
    url: 'https://files.example/partners/house-rules.pdf',
  },
];
