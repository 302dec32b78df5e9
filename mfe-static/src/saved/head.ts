import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';

export const head: HeadOf<null> = () => ({
  title: 'Saved Stories',
  description: `Stories of ${SITE.name} that you put aside, and the paper without a network, kept in your browser alone.`,
  canonical: '/saved',
});
