export interface AdOption {
  title: string;
  text: string;
  /** Sizes or figures that belong to it. */
  facts: readonly string[];
}

/** What can be booked (specification, section 2). */
export const OPTIONS: readonly AdOption[] = [
  {
    title: 'Display Advertising',
    text: 'Quiet rooms on a tinted ground, labelled, loaded late and never inside a story. Narrow screens show fewer of them.',
    facts: ['728x90', '300x250', '336x280', '300x600'],
  },
  {
    title: 'Sponsored Content',
    text: 'A page of your own with the word Sponsored above the headline. We edit it for facts, not for praise.',
    facts: ['Marked above the headline', 'Written by you or with us'],
  },
  {
    title: 'Email Newsletter',
    text: 'One sponsor a morning, named in one line at the top and once at the end.',
    facts: ['8,500+ subscribers', '32% average open rate'],
  },
  {
    title: 'Event Sponsorships',
    text: 'Your name on the door of something that is open to everyone: a market, a reading, a count of birds.',
    facts: ['Open to the public', 'Named as the sponsor’s'],
  },
];
