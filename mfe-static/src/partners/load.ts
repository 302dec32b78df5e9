import type { Load } from '@meadowlark/shared/contract/load.ts';

export type DocumentId = 'how-we-work' | 'year-in-review' | 'house-rules';

/** A partner document (specification, section 3). */
export interface PartnerDocument {
  id: DocumentId;
  title: string;
  /** URL of a file on an outside site. */
  url: string;
}

export interface PartnersData {
  documents: readonly PartnerDocument[];
}

/** Sample content with placeholder URLs. */
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

export const load: Load<PartnersData> = () => ({ status: 200, data: { documents: DOCUMENTS } });
