import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from './faq-category.ts';
import { ALL_CATEGORIES } from './questions/all-categories.ts';
import { readQuery } from './read-query.ts';

export interface FaqData {
  /** All questions: the browser filters them without a request. */
  categories: readonly FaqCategory[];
  /** The query in the URL; empty if there is none. */
  query: string;
  /** Address for further questions. */
  email: string;
}

export const load: Load<FaqData> = ({ url }) => ({
  status: 200,
  data: {
    categories: ALL_CATEGORIES,
    query: readQuery(url.searchParams.get('q')),
    email: SITE.contact.questions,
  },
});
