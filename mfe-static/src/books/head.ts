import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { BooksData } from './load.ts';

export const head: HeadOf<BooksData> = () => ({
  title: 'Books',
  description: 'A shelf of ebooks on mind, breath, yoga and rest, each with the way to its bookstore.',
  canonical: '/books',
});
