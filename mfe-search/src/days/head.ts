import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { DaysData } from './load.ts';

export const head: HeadOf<DaysData> = () => ({
  title: 'Archive by Day',
  description: `What ${SITE.name} showed on each of the last 90 days.`,
  canonical: '/archive',
});
