import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { SourcesData } from './load.ts';

export const head: HeadOf<SourcesData> = () => ({
  title: 'Where our news comes from',
  description: `Every feed from which ${SITE.name} takes its news, and when it last answered.`,
  canonical: '/sources',
});
