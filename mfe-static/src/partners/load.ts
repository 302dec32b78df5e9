import type { Load } from '@meadowlark/shared/contract/load.ts';
import { DOCUMENTS, type PartnerDocument } from './documents.ts';

export interface PartnersData {
  documents: readonly PartnerDocument[];
}

export const load: Load<PartnersData> = () => ({ status: 200, data: { documents: DOCUMENTS } });
