import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { LegalData } from '../legal/legal-text.ts';

/** Also served at /terms; both use this canonical URL. */
export const head: HeadOf<LegalData> = ({ title }) => ({
  title,
  description: `What readers may do with the pages of ${SITE.name}, and what it cannot promise.`,
  canonical: '/terms-of-service',
});
