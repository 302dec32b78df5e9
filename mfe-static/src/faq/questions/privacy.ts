import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const privacy: FaqCategory = {
  id: 'privacy-security',
  name: 'Privacy & Security',
  faqs: [
    {
      question: 'Do you track me?',
      answer: 'We count pages, not people. The paper runs no trackers and keeps no profile of any reader.',
      see: { href: '/privacy-policy', text: 'Privacy Policy' },
    },
    {
      question: 'Do you use cookies?',
      answer:
        'None that could tell who you are. One leaves pictures out if you have asked for that; another, while we try a change on some readers, holds the number of the trial. Embeds from other sites may set theirs, and only after you have asked for them.',
      see: { href: '/privacy-policy#your-browser', text: 'Privacy Policy: in your browser' },
    },
    {
      question: 'What do embeds store?',
      answer: 'Whatever their own site stores, and only after your click.',
    },
    {
      question: 'Do you sell data?',
      answer: 'No, and we gather none that anyone would buy.',
    },
    {
      question: 'What does the donation pop-up remember?',
      answer:
        'That you closed it. Your browser keeps the note until you end the session, and it is not sent to us.',
    },
    {
      question: 'What is in your server’s log?',
      answer:
        'At most the address asked for, the time, how long the answer took, whether it worked and the network address it went to. The log is there to keep the site running and serves nothing else.',
      see: { href: '/privacy-policy#our-server', text: 'Privacy Policy: on our server' },
    },
    {
      question: 'What happens to my address when I write to you?',
      answer: 'It is used to answer you. It goes on no list unless you ask for one.',
    },
    {
      question: 'Can I reach you without an outside form?',
      answer: 'Yes. Every desk has a mail address on the Contact page, and there is a telephone.',
      see: { href: '/contact', text: 'Contact Us' },
    },
    {
      question: 'Are links in stories and posts safe?',
      answer:
        'Addresses that are no ordinary web or mail address are taken out. What another site does with your visit is its own affair.',
    },
    {
      question: 'How do I ask what you hold about me?',
      answer: `Write to ${SITE.contact.privacy}. For most readers the answer is short: nothing.`,
    },
  ],
};
