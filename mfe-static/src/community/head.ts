import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { CommunityData } from './load.ts';

export const head: HeadOf<CommunityData> = () => ({
  title: 'Community',
  description: 'What neighbors in and around Omaha have started, where they meet next, and how to join them.',
  canonical: '/community',
});
