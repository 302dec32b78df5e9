export interface WayIn {
  title: string;
  text: string;
  link: { href: string; text: string };
}

/** What a reader can do. Every way leads somewhere on this site. */
export const WAYS_IN: readonly WayIn[] = [
  {
    title: 'Send a tip',
    text: 'What have you seen that others should know? Say where and when.',
    link: { href: '/contact', text: 'Where to send it' },
  },
  {
    title: 'List an event',
    text: 'Title, date and place are enough. A week ahead is best.',
    link: { href: '/events', text: 'See the events' },
  },
  {
    title: 'Write an opinion',
    text: 'Up to 700 words, with your name. Those who disagree with us go first.',
    link: { href: '/opinion', text: 'To the opinion page' },
  },
  {
    title: 'Become a partner',
    text: 'Schools, clubs and shops that do something for the town.',
    link: { href: '/partners', text: 'How partners work with us' },
  },
];
