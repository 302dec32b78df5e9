import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { LegalData } from '../legal/legal-text.ts';

/** Also served at /privacy; both use this canonical URL. */
export const head: HeadOf<LegalData> = ({ title }) => ({
  title,
  description: `What ${SITE.name} stores about its readers, what waits for a click, and how to ask.`,
  canonical: '/privacy-policy',
});
