import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { OpinionData } from './load.ts';

export const head: HeadOf<OpinionData> = () => ({
  title: 'Opinion',
  description: 'Columns and guest pieces on life in and around Omaha, kept apart from the news and signed.',
  canonical: '/opinion',
});
