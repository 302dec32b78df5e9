import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { EventsData } from './load.ts';

export const head: HeadOf<EventsData> = () => ({
  title: 'Local Events',
  description: 'What is on in Omaha and the country around it.',
  canonical: '/events',
});
