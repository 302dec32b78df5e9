import type { FaqCategory } from '../faq-category.ts';

export const technical: FaqCategory = {
  id: 'technical-support',
  name: 'Technical Support',
  faqs: [
    {
      question: 'Why does a video wait for a click?',
      answer: 'So that the video site learns nothing about you until you ask for it.',
    },
    {
      question: 'The radio is silent. What now?',
      answer:
        'Press play once more; browsers wait for a click before they start sound. Then look whether the stream is muted or its volume is down.',
      see: { href: '/radio', text: 'Live Radio' },
    },
    {
      question: 'Does the site work without scripts?',
      answer:
        'Yes. Stories, lists, menus, questions and this page’s search need none. Scripts make them quicker.',
    },
    {
      question: 'Which browsers can I use?',
      answer:
        'Any current Chrome, Edge, Firefox or Safari. Older ones get a plainer page with the same text.',
    },
    {
      question: 'Is there a dark version?',
      answer:
        'Yes. The site follows the setting of your phone or computer, and a switch on every page chooses otherwise.',
    },
    {
      question: 'Can I use the site by keyboard or with a screen reader?',
      answer:
        'Yes. Every control takes the focus and shows it, headings are in order, and the first link on each page skips to the news. If something is in your way, tell us and we fix it.',
    },
    {
      question: 'What does “Oops! Page not found” mean?',
      answer:
        'The address is mistyped, or the page has gone. The address is written to our log, so that we can fix links that lead nowhere.',
    },
    {
      question: 'A part of the page says it is unavailable right now. What happened?',
      answer:
        'That part could not be fetched, and the others could. Press “Try Again”, or read on and come back.',
    },
    {
      question: 'Where has the menu gone?',
      answer: 'On narrower screens it waits behind “Sections”. It closes when you choose a page.',
    },
    {
      question: 'How do I find a question on this page?',
      answer:
        'Type a word or part of one into the search above. It looks through questions and answers alike, and capitals make no difference.',
    },
  ],
};
