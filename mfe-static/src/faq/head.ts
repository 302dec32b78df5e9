import type { Head, HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from './faq-category.ts';
import type { FaqData } from './load.ts';

/**
 * A search result is `noindex`, with /faq as canonical URL: anyone can put text into it with a link. Structured data
 * only if the page has all questions.
 */
export const head: HeadOf<FaqData> = ({ categories, query }) => {
  const base: Head = {
    title: 'FAQ',
    description: `One hundred questions about ${SITE.name}, answered: who pays for it, where its news comes from, and what to do when something is wrong.`,
    canonical: '/faq',
    meta: geoTags(),
  };
  return query === '' ? { ...base, structuredData: [faqPage(categories)] } : { ...base, robots: 'noindex' };
};

function geoTags(): { name: string; content: string }[] {
  const { region, placename, position } = SITE.geo;
  return [
    { name: 'geo.region', content: region },
    { name: 'geo.placename', content: placename },
    { name: 'geo.position', content: position },
    // The older tag for the same position, with a comma.
    { name: 'ICBM', content: position.replace(';', ', ') },
  ];
}

function faqPage(categories: readonly FaqCategory[]): Readonly<Record<string, unknown>> {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap((category) => category.faqs)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
