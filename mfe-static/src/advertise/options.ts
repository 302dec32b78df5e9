export interface AdOption {
  title: string;
  text: string;
  /** Figures or terms that belong to it. The display sizes are drawn instead. */
  facts: readonly string[];
}

/** What can be booked besides display ads (specification, section 2). */
export const OPTIONS: readonly AdOption[] = [
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
