import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const about: FaqCategory = {
  id: 'about',
  name: 'About',
  faqs: [
    {
      question: `What is ${SITE.name}?`,
      answer:
        'A free local news site for Omaha and the country around it. It gathers news of the city, the river and the plains, and sets it down plainly.',
    },
    {
      question: 'Who owns the paper?',
      answer:
        'It belongs to the Tallgrass network of local papers. Each paper of the network has its own editors, who decide alone what it carries.',
    },
    {
      question: 'Is it free to read?',
      answer: 'Yes. There is no account and no meter. Advertising and partners pay for it.',
    },
    {
      question: 'Why a meadowlark?',
      answer:
        'It is the state bird, it sings before sunrise, and it does so from a fence post where all can see it.',
    },
    {
      question: 'Where does the news come from?',
      answer:
        'The news sections draw on public news feeds, passed on as their publishers sent them. The blog, opinion and community pages are written here.',
    },
    {
      question: 'How often is it brought up to date?',
      answer:
        'Through the day: the feeds are asked again every few minutes. The date in the masthead tells you which day you are reading.',
    },
    {
      question: 'Which places do you cover?',
      answer:
        'Douglas and Sarpy counties first, then the rest of eastern Nebraska and western Iowa. National and world news has its own sections.',
    },
    {
      question: 'How do I report an error?',
      answer: `Send the headline and what is wrong to ${SITE.contact.editorial}. An error on the page is fixed first and explained after.`,
    },
    {
      question: 'How can I work with you?',
      answer:
        'Write through the Contact page and say what you do well. The About page shows which desks there are; we also read letters from people who fit none of them.',
      see: { href: '/contact', text: 'Contact Us' },
    },
    {
      question: 'Is this a real newspaper?',
      answer:
        'It is a working sample. The site is real, and so is the news its feeds bring; the paper, its staff and its addresses were made up to show how such a site can be built.',
      see: { href: '/about#sample', text: 'About the sample edition' },
    },
  ],
};
