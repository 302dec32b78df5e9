import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const services: FaqCategory = {
  id: 'subscription-services',
  name: 'Subscription & Services',
  faqs: [
    { question: 'Do I need an account?', answer: 'No. There are none.' },
    {
      question: 'What does a subscription cost?',
      answer: 'Nothing, since there is none to buy. Every page is open to everyone.',
    },
    {
      question: 'Is there an email letter?',
      answer: `It goes out at six in the morning, Monday to Friday, and is free. Write to ${SITE.contact.general} to be put on the list.`,
    },
    {
      question: 'How do I leave the email letter?',
      answer:
        'Answer any letter with the word stop. Your address is struck off the list, not moved to another.',
    },
    {
      question: 'Can I get the site on paper?',
      answer: 'Print from your browser. A blog post comes out in two columns, without menus, ads or films.',
    },
    {
      question: 'Is there an app?',
      answer: 'No. The site fits the smallest phone, and your browser can put it on the home screen.',
    },
    {
      question: 'Can I listen instead of reading?',
      answer:
        'The Live Radio page plays a stream around the clock. It starts when you press play, and goes on while you read other pages.',
      see: { href: '/radio', text: 'Live Radio' },
    },
    {
      question: 'What is on the Books page?',
      answer:
        'A shelf of some twenty-five ebooks on mind, breath and rest. Each cover leads to a bookstore, in a new tab.',
      see: { href: '/books', text: 'Books' },
    },
    {
      question: 'May my school or library put the site on its screens?',
      answer:
        'Yes, on as many as you like. It asks for no login and runs on old machines, with scripts off if need be.',
    },
    {
      question: 'Can I follow the paper in a feed reader?',
      answer:
        'Yes. Every news section and the blog have an RSS feed. Give your feed reader the address of the section; it finds the feed by itself.',
    },
  ],
};
