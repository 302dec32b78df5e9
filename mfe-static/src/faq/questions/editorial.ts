import type { FaqCategory } from '../faq-category.ts';

export const editorial: FaqCategory = {
  id: 'editorial-content',
  name: 'Editorial & Content',
  faqs: [
    {
      question: 'Who writes the headlines?',
      answer: 'Editors do, for what is written here. For stories from feeds we keep the publisher’s own.',
    },
    {
      question: 'How are opinion pieces marked?',
      answer:
        'By the plum rule, the author’s name and the word Opinion. They stand on a page of their own, never among the news.',
    },
    {
      question: 'Do you use anonymous sources?',
      answer: 'Rarely, and we say why.',
    },
    {
      question: 'Can I republish a story?',
      answer:
        'Write to us first. What we wrote we mostly grant; stories from feeds belong to their publishers.',
    },
    {
      question: 'How are corrections made?',
      answer:
        'In our own pieces at the foot, with the date. In a story from a feed by its publisher; the corrected text arrives here with the feed.',
      see: { href: '/corrections', text: 'All corrections' },
    },
    {
      question: 'Why does an excerpt stop in the middle?',
      answer: 'Excerpts end after 200 characters, and three dots say so. The whole story is its publisher’s.',
    },
    {
      question: 'Which date stands under a story?',
      answer: 'The day its publisher gave, as Omaha counts it. If none was given, none is shown.',
    },
    {
      question: 'Why are some sections called samples?',
      answer:
        'Pages such as Health, Arts & Culture and From the Archives show a few sample stories, so that you can see the section. They are not news.',
      see: { href: '/about#sample', text: 'About the sample edition' },
    },
    {
      question: 'What does “Sample edition” mean?',
      answer:
        'What the page shows was made up: no news feed has answered yet, or the page is always a sample. Real news takes its place as soon as a feed answers.',
      see: { href: '/about#sample', text: 'About the sample edition' },
    },
    {
      question: 'What is the blog for?',
      answer:
        'For what needs more room than the news has: walks, recipes, how a thing works, whom to ask. Each post names its topics at the end.',
      see: { href: '/blog', text: 'Blog' },
    },
  ],
};
