import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { LegalData } from '../legal/legal-text.ts';
import { SECTIONS } from './sections.ts';

export const load: Load<LegalData> = () => ({
  status: 200,
  data: {
    title: 'Privacy Policy',
    standfirst: 'What this paper keeps about its readers: very little.',
    sections: SECTIONS,
  },
});
