import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { AdvertiseData } from './load.ts';

export const head: HeadOf<AdvertiseData> = () => ({
  title: 'Advertise with Us',
  description: `Who reads ${SITE.name}, which ad sizes and sponsorships there are, and whom to ask.`,
  canonical: '/advertise',
});
