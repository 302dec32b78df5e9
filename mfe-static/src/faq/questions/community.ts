import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const community: FaqCategory = {
  id: 'community-engagement',
  name: 'Community Engagement',
  faqs: [
    {
      question: 'How do I list an event?',
      answer: 'Send title, date and place through the Contact page, a week ahead if you can.',
      see: { href: '/contact', text: 'Contact Us' },
    },
    {
      question: 'Where do I see what is on?',
      answer: 'On the Events page, and in short on the Community page. Both are in the menu.',
      see: { href: '/events', text: 'Events' },
    },
    {
      question: 'How can I get involved?',
      answer:
        'The Community page lists the ways: send a tip, list an event, write an opinion or become a partner.',
      see: { href: '/community', text: 'Community' },
    },
    {
      question: 'Can I write an opinion piece?',
      answer:
        'Yes. Send it to the editors from the Opinion page, in 700 words or fewer, with a telephone number at which we can ask back.',
      see: { href: '/opinion', text: 'Opinion' },
    },
    {
      question: 'Can I comment under a story?',
      answer:
        'Not yet; comments are not open. What you type under an opinion piece stays in your browser. Letters are open, and an editor answers them.',
    },
    {
      question: 'May I send photographs?',
      answer: `Please do, to ${SITE.contact.tips}. Tell us who took the picture, where and when, and that the people in it agree.`,
    },
    {
      question: 'Do you visit schools?',
      answer: 'Twice a month in term time. Teachers can ask for a date through the Contact page.',
      see: { href: '/contact', text: 'Contact Us' },
    },
    {
      question: 'May our group meet at your office?',
      answer:
        'The front room is free on Thursday evenings. Ask a week before, and leave the chairs as you found them.',
    },
    {
      question: 'Do you print obituaries and wedding notices?',
      answer:
        'Not as a section of their own. A life that many people in town knew is a story like any other, so tell us about it.',
    },
    {
      question: 'Are you on social networks?',
      answer:
        'The front page can show our picture feed, once you ask for it. The links in the footer are placeholders for now.',
    },
  ],
};
