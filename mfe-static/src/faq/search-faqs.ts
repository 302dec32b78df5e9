import type { FaqCategory } from './faq-category.ts';
import { fold } from './fold.ts';

/**
 * The categories with only those questions whose question or answer contains the query, capitals or not; categories
 * without any are left out. A blank query keeps everything (specification, section 5).
 */
export function searchFaqs(categories: readonly FaqCategory[], query: string): readonly FaqCategory[] {
  const wanted = fold(query.trim());
  if (wanted === '') return categories;
  return categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter(
        ({ question, answer }) => fold(question).includes(wanted) || fold(answer).includes(wanted),
      ),
    }))
    .filter((category) => category.faqs.length > 0);
}
