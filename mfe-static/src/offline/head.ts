import type { HeadOf } from '@meadowlark/shared/contract/head.ts';

export const head: HeadOf<null> = () => ({
  title: 'Not on this device',
  description: 'Shown without a network in the place of a page that was not taken along.',
  canonical: '/saved',
  robots: 'noindex',
});
