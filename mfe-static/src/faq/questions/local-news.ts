import { SITE } from '@meadowlark/shared/site.ts';
import type { FaqCategory } from '../faq-category.ts';

export const localNews: FaqCategory = {
  id: 'local-news-coverage',
  name: 'Local News Coverage',
  faqs: [
    {
      question: 'How do you choose local stories?',
      answer:
        'The section carries what its local feed sends. For what we write ourselves we ask whom it touches, how many, and whether they can still do something about it.',
    },
    {
      question: 'Do you report from council meetings?',
      answer:
        'Stories from the councils of Omaha, Bellevue and Papillion and from both county boards stand in Local News, or in Politics when they reach beyond the county.',
      see: { href: '/local-news', text: 'Local News' },
    },
    {
      question: 'Can I suggest a story?',
      answer: `Please do. Write to ${SITE.contact.tips}; the tips are read every morning.`,
    },
    {
      question: 'Why did the order of stories change?',
      answer:
        'The newest story with a picture leads. Lists are shuffled below it, so that no source is always next.',
    },
    {
      question: 'How many local stories are there?',
      answer:
        'Up to fifteen at a time. Five stand on the page at once, and “See All” opens the rest without leaving it.',
    },
    {
      question: 'Why does the front page show only three of them?',
      answer:
        'One lead and two more leave room for the rest of the day. “See All” opens the others in place, and “View All” goes to the section.',
    },
    {
      question: 'Why does a story name no reporter?',
      answer:
        'Some feeds send stories without a name. We then write News Team or Editorial Team rather than guess.',
    },
    {
      question: 'Why are there stories called “Latest Local News”?',
      answer:
        'The feed could not be read, and a line in red says so. Placeholders hold the room until the stories are back.',
    },
    {
      question: 'Why has a story no picture?',
      answer:
        'Its publisher sent none, and the words have its place. Or it could not be fetched: then a plate with the bird keeps the place, so that nothing on the page moves.',
    },
    {
      question: 'Do you cover the Iowa side of the river?',
      answer:
        'Yes. Council Bluffs is part of the same town for anyone who crosses a bridge to work, and its news stands with ours.',
    },
  ],
};
