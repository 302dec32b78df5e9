import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { LegalData } from '../legal/legal-text.ts';

/** The page also stands at /terms; both name the same address as theirs. */
export const head: HeadOf<LegalData> = ({ title }) => ({
  title,
  description: `What readers may do with the pages of ${SITE.name}, and what it cannot promise.`,
  canonical: '/terms-of-service',
});
