export interface Highlight {
  title: string;
  text: string;
  /** Key of a picture in `HighlightCard.tsx`. */
  picture: 'firehouse' | 'oaks' | 'bus' | 'soup';
}

/** Four samples (specification, section 2). */
export const HIGHLIGHTS: readonly Highlight[] = [
  {
    title: 'A tool library opens in a former firehouse',
    text: 'Members borrow a ladder for a week and a drill for a day. The first shelf was filled by one retired roofer.',
    picture: 'firehouse',
  },
  {
    title: 'Sixty neighbors plant the first mile of shade',
    text: 'Burr oaks, because they outlive budgets. Each tree has a name on a tag and a household with a bucket.',
    picture: 'oaks',
  },
  {
    title: 'The late bus now waits for the night shift',
    text: 'Nurses and packers asked for eleven minutes. The line got them, and the stop got a bench.',
    picture: 'bus',
  },
  {
    title: 'One soup, nine languages, no speeches',
    text: 'The kitchen at the parish hall cooks on first Fridays. Bring a bowl, and a word for good evening.',
    picture: 'soup',
  },
];

interface SampleEvent {
  title: string;
  /** Days from today, so that the sample events are always in the future. */
  inDays: number;
  location: string;
}

/** Sample content: made up. */
export const EVENTS: readonly SampleEvent[] = [
  {
    title: 'Mending evening: bring a chair, a coat or a radio',
    inDays: 3,
    location: 'Branch library, large room',
  },
  {
    title: 'Walk along the river with a bird counter',
    inDays: 6,
    location: 'North landing, by the boat ramp',
  },
  {
    title: 'Readers’ table: what should we look into next?',
    inDays: 10,
    location: 'Front room of the paper',
  },
  { title: 'Winter market under the arcade', inDays: 13, location: 'Old Market, Howard Street' },
  { title: 'Open rehearsal of the neighborhood band', inDays: 18, location: 'School gym, doors at the back' },
];

export interface InvolvementOption {
  title: string;
  text: string;
  link: { href: string; text: string };
}

/** Each leads to a page of this site. */
export const GET_INVOLVED: readonly InvolvementOption[] = [
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
    link: { href: '/opinion', text: 'Go to the opinion page' },
  },
  {
    title: 'Become a partner',
    text: 'Schools, clubs and shops that do something for the town.',
    link: { href: '/partners', text: 'How partners work with us' },
  },
];
