import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { LegalData } from '../legal/legal-text.ts';
import { SECTIONS } from './sections.ts';

export const load: Load<LegalData> = () => ({
  status: 200,
  data: {
    title: 'Terms of Service',
    standfirst: 'What you may do with this paper, and what it cannot promise.',
    sections: SECTIONS,
  },
});
