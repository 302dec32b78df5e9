import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const sports: FaqCategory = {
  id: 'sports-coverage',
  name: 'Sports Coverage',
  faqs: [
    {
      question: 'Which teams do you follow?',
      answer: 'City high schools first, then college and minor league.',
    },
    {
      question: 'Which sports have feeds of their own?',
      answer: 'Baseball, tennis, golf, hockey and soccer stand in our catalog of feeds.',
    },
    {
      question: 'Do you print box scores?',
      answer: 'Not as tables. The score stands in the story, near the top, where you look for it.',
    },
    {
      question: 'Do you run live scores?',
      answer: 'No. Scoreboards do that better; we tell what happened and why.',
    },
    {
      question: 'How do I send a result?',
      answer: `Write to ${SITE.contact.tips} the same evening: both teams, the score, and one thing that people will talk about.`,
    },
    {
      question: 'Do you cover the college baseball finals in June?',
      answer:
        'Yes. For two weeks half the town walks to the ballpark, so traffic and parking are part of the story.',
    },
    {
      question: 'Do girls’ and women’s games get the same room?',
      answer: 'They do. A final is a final, and a record a record.',
    },
    {
      question: 'Can our youth club be listed?',
      answer:
        'Yes. Send dates and places of open training or games through the Contact page, and they go into Events.',
      see: { href: '/contact', text: 'Contact Us' },
    },
    {
      question: 'Do you publish betting odds?',
      answer: 'No. Odds are about money, and these pages are about games.',
    },
    {
      question: 'Why is my sport missing?',
      answer:
        'Nobody has told us about it yet, or no feed carries it. Write down the next three dates and send them.',
    },
  ],
};
