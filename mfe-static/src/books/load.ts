import type { Load } from '@meadowlark/shared/contract/load.ts';
import { AUTHOR, TITLES, type BookSlug } from './books.ts';

export interface ShelvedBook {
  slug: BookSlug;
  title: string;
  /** The book's page at the bookstore. */
  url: string;
}

export interface BooksData {
  bookstore: string;
  author: { name: string; url: string };
  books: readonly ShelvedBook[];
  university: { name: string; applyUrl: string; learnUrl: string };
}

// Placeholder addresses: no such store and no such university exist.
const STORE = 'https://books.example';
const UNIVERSITY = 'https://university.example';

export const load: Load<BooksData> = () => ({
  status: 200,
  data: {
    bookstore: 'Prairie Books',
    author: { name: AUTHOR, url: `${STORE}/author` },
    books: (Object.keys(TITLES) as BookSlug[]).map((slug) => ({
      slug,
      title: TITLES[slug],
      url: `${STORE}/ebooks/${slug}`,
    })),
    university: {
      name: 'Tallgrass University',
      applyUrl: `${UNIVERSITY}/apply`,
      learnUrl: `${UNIVERSITY}/about`,
    },
  },
});
