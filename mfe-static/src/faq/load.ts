import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from './faq-category.ts';
import { ALL_CATEGORIES } from './questions/all-categories.ts';
import { readQuery } from './read-query.ts';

export interface FaqData {
  /** All questions, whatever was searched for: the browser filters without asking again. */
  categories: readonly FaqCategory[];
  /** What the address asks for; empty when it asks for nothing. */
  query: string;
  /** Where questions that are not answered here may be sent. */
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
