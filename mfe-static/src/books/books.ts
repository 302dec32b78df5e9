/** Sample titles of 25 ebooks, by slug (specification, section 2). The slug is part of the URL at the bookstore. */
export const TITLES = {
  mindset: 'Mindset',
  mudras: 'Mudras',
  'raja-yoga': 'Raja Yoga',
  tao: 'Tao',
  'thought-power': 'Thought Power',
  'yogi-code': 'Yogi Code',
  'breath-is-god': 'Breath is God',
  'the-quiet-hour': 'The Quiet Hour',
  'sitting-still-on-the-plains': 'Sitting Still on the Plains',
  'sleep-well-wake-early': 'Sleep Well, Wake Early',
  'a-hundred-breaths': 'A Hundred Breaths',
  'walking-meditation-for-short-winters': 'Walking Meditation for Short Winters',
  'the-patient-hand': 'The Patient Hand',
  'yoga-at-the-kitchen-table': 'Yoga at the Kitchen Table: Twenty Minutes Before Anyone Else Is Up',
  'one-thing-at-a-time': 'One Thing at a Time',
  'where-attention-goes': 'Where Attention Goes',
  'the-habit-of-noticing': 'The Habit of Noticing',
  'bhakti-for-beginners': 'Bhakti for Beginners',
  'letting-the-phone-ring': 'Letting the Phone Ring',
  'courage-in-small-doses': 'Courage in Small Doses',
  'mantras-and-what-they-do': 'Mantras and What They Do',
  'the-unhurried-cook': 'The Unhurried Cook',
  'karma-without-fear': 'Karma Without Fear',
  'a-year-of-evening-pages': 'A Year of Evening Pages: Fifty-Two Questions for a Pencil and a Lamp',
  'silence-and-how-to-keep-it': 'Silence, and How to Keep It',
} as const;

export type BookSlug = keyof typeof TITLES;

/** A made-up pen name. */
export const AUTHOR = 'The Evening Circle';
