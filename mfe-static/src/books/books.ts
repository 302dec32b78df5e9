/** An ebook on the shelf. Its address at the bookstore is made of its slug. */
export interface Book {
  title: string;
  slug: string;
}

/** Twenty-five ebooks on mind, breath and rest: sample titles in the manner of the specification, section 2. */
export const BOOKS: readonly Book[] = [
  { title: 'Mindset', slug: 'mindset' },
  { title: 'Mudras', slug: 'mudras' },
  { title: 'Raja Yoga', slug: 'raja-yoga' },
  { title: 'Tao', slug: 'tao' },
  { title: 'Thought Power', slug: 'thought-power' },
  { title: 'Yogi Code', slug: 'yogi-code' },
  { title: 'Breath is God', slug: 'breath-is-god' },
  { title: 'The Quiet Hour', slug: 'the-quiet-hour' },
  { title: 'Sitting Still on the Plains', slug: 'sitting-still-on-the-plains' },
  { title: 'Sleep Well, Wake Early', slug: 'sleep-well-wake-early' },
  { title: 'A Hundred Breaths', slug: 'a-hundred-breaths' },
  { title: 'Walking Meditation for Short Winters', slug: 'walking-meditation-for-short-winters' },
  { title: 'The Patient Hand', slug: 'the-patient-hand' },
  { title: 'Yoga at the Kitchen Table', slug: 'yoga-at-the-kitchen-table' },
  { title: 'One Thing at a Time', slug: 'one-thing-at-a-time' },
  { title: 'Where Attention Goes', slug: 'where-attention-goes' },
  { title: 'The Habit of Noticing', slug: 'the-habit-of-noticing' },
  { title: 'Bhakti for Beginners', slug: 'bhakti-for-beginners' },
  { title: 'Letting the Phone Ring', slug: 'letting-the-phone-ring' },
  { title: 'Courage in Small Doses', slug: 'courage-in-small-doses' },
  { title: 'Mantras and What They Do', slug: 'mantras-and-what-they-do' },
  { title: 'The Unhurried Cook', slug: 'the-unhurried-cook' },
  { title: 'Karma Without Fear', slug: 'karma-without-fear' },
  { title: 'A Year of Evening Pages', slug: 'a-year-of-evening-pages' },
  { title: 'Silence, and How to Keep It', slug: 'silence-and-how-to-keep-it' },
];
