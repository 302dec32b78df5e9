import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { PartnersData } from './load.ts';

export const head: HeadOf<PartnersData> = () => ({
  title: 'Partners',
  description: `Who works with ${SITE.name}, on what terms, and how to become a partner.`,
  canonical: '/partners',
});
