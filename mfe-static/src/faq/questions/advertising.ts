import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const advertising: FaqCategory = {
  id: 'advertising-partnerships',
  name: 'Advertising & Partnerships',
  faqs: [
    {
      question: 'Which ad sizes do you take?',
      answer: '728x90, 300x250, 336x280 and 300x600. Narrow screens show fewer ads, never smaller type.',
      see: { href: '/advertise', text: 'Advertise with Us' },
    },
    {
      question: 'How do I book an advertisement?',
      answer: `Write to ${SITE.contact.advertising}, or start from the Advertise with Us page. Say what you sell, to whom, and when it should run.`,
      see: { href: '/advertise', text: 'Advertise with Us' },
    },
    {
      question: 'Do you mark sponsored stories?',
      answer:
        'Always, above the headline. Ads stand on a tinted ground with the word Advertisement over them. Where none is booked, the paper shows what it has to offer, and says that it is its own.',
    },
    {
      question: 'Do advertisers see a story before it runs?',
      answer: 'No. Nor do they choose what stands beside their ad.',
    },
    {
      question: 'Who reads the paper?',
      answer:
        'More than 30,000 visitors a month, three in four of them local. On average they stay five minutes.',
    },
    {
      question: 'Can I sponsor the email letter?',
      answer: 'Yes. It has more than 8,500 subscribers, and on average 32% of them open it.',
    },
    {
      question: 'Can I sponsor an event?',
      answer: 'Yes, if the event is open to the public and your name is given as the sponsor’s.',
    },
    {
      question: 'How do I become a partner?',
      answer: 'Start from the Partners page. “Get in Touch” there leads to the right desk.',
      see: { href: '/partners', text: 'Partners' },
    },
    {
      question: 'Why is an ad space empty?',
      answer:
        'No ad was booked for it, or it did not arrive in time. The space stays, so that the text you are reading does not jump.',
    },
    {
      question: 'Who gets the money when I donate?',
      answer: 'Our charity partner, on its own site. None of it passes through the paper.',
    },
  ],
};
