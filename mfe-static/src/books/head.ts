import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { BooksData } from './load.ts';

export const head: HeadOf<BooksData> = ({ books, author }) => ({
  title: 'Books',
  description: 'A shelf of ebooks on mind, breath, yoga and rest, each with the way to its bookstore.',
  canonical: '/books',
  structuredData: [
    {
      '@type': 'ItemList',
      name: 'Ebooks',
      numberOfItems: books.length,
      itemListElement: books.map(({ title, url }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: {
          '@type': 'Book',
          name: title,
          url,
          author: { '@type': 'Organization', name: author.name },
          bookFormat: 'https://schema.org/EBook',
        },
      })),
    },
  ],
});
