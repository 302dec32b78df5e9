import type { Load } from '@meadowlark/shared/contract/load.ts';
import { AUTHOR, TITLES, type BookSlug } from './books.ts';

interface ListedBook {
  slug: BookSlug;
  title: string;
  /** URL at the bookstore. */
  url: string;
}

export interface BooksData {
  bookstore: string;
  author: { name: string; url: string };
  books: readonly ListedBook[];
  university: { name: string; applyUrl: string; learnUrl: string };
}

// Placeholders: neither the store nor the university exists.
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
