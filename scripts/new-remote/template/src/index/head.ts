import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { IndexData } from './load.ts';

/** Both orders share one canonical URL. */
export const head: HeadOf<IndexData> = () => ({
  title: '__Title__',
  description: 'A sample of the section __Title__: what it will look like, and how it is made.',
  canonical: '/__name__',
});
