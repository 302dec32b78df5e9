import type { Load } from '@meadowlark/shared/contract/load.ts';
import { BOOKS } from './books.ts';

export interface BooksData {
  bookstore: string;
  /** The author's page at the bookstore. */
  authorUrl: string;
  books: readonly { title: string; url: string }[];
  university: { name: string; applyUrl: string; learnUrl: string };
}

// Placeholder addresses: no such store and no such university exist.
const STORE = 'https://books.example';
const UNIVERSITY = 'https://university.example';

export const load: Load<BooksData> = () => ({
  status: 200,
  data: {
    bookstore: 'Prairie Books',
    authorUrl: `${STORE}/author`,
    books: BOOKS.map(({ title, slug }) => ({ title, url: `${STORE}/ebooks/${slug}` })),
    university: {
      name: 'Tallgrass University',
      applyUrl: `${UNIVERSITY}/apply`,
      learnUrl: `${UNIVERSITY}/about`,
    },
  },
});
