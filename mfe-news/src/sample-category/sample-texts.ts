import type { SampleKey } from '@meadowlark/shared/contract/sections.ts';

interface SampleText {
  title: string;
  excerpt: string;
  /** Display text. */
  date: string;
  /** The same day or month, ISO 8601: `2026-11-18`, `1899-01`. */
  iso: string;
  /** Name of a sample picture. */
  picture: string;
}

/**
 * The hard-coded samples (specification, "Static category pages"). Sports has samples too: the specification lists it there
 * and in the route table, and gives the sports feeds without a page that shows them.
 */
export const SAMPLE_TEXTS: Readonly<Record<SampleKey, readonly SampleText[]>> = {
  health: [
    {
      title: 'School nurses add a second cot, and the line gets shorter',
      excerpt:
        'One cot was for fevers, so everyone else waited standing. The second is for a headache, a nosebleed or a hard morning.',
      date: 'November 18, 2026',
      iso: '2026-11-18',
      picture: 'hospital',
    },
    {
      title: 'A doctor writes “forty minutes, under trees” on her pad',
      excerpt:
        'The prescription names a park, a path and a bench for the way back. Two in three patients have had it refilled.',
      date: 'November 14, 2026',
      iso: '2026-11-14',
      picture: 'park-bench',
    },
    {
      title: 'Supper for one, cooked for two: a class for new widowers',
      excerpt:
        'Six men, one stove and a nurse who says little. What is left over goes home with whoever has an empty freezer.',
      date: 'November 9, 2026',
      iso: '2026-11-09',
      picture: 'soup',
    },
  ],
  sports: [
    {
      title: 'Sunday sides fill a field that the league had given up',
      excerpt:
        'The lines are flour, the goals are borrowed, and whoever comes late keeps the score. Admission is a canned good.',
      date: 'November 19, 2026',
      iso: '2026-11-19',
      picture: 'pitch',
    },
    {
      title: 'Four small schools wrestle as one, and share the bus',
      excerpt:
        'None could field a team alone. Together they went to state with seven, in four colors of warm-up suit.',
      date: 'November 15, 2026',
      iso: '2026-11-15',
      picture: 'school-bus',
    },
    {
      title: 'Brooms out: the rink gives Monday nights to beginners',
      excerpt:
        'Stones and brooms are provided. So is an hour of patience, and soup afterwards for whoever lost.',
      date: 'November 10, 2026',
      iso: '2026-11-10',
      picture: 'curling',
    },
  ],
  'arts-culture': [
    {
      title: 'An orchestra rehearses with the doors open, and the street listens',
      excerpt:
        'On warm evenings the wrong notes are free as well. The bakery across the way has begun to keep its lights on.',
      date: 'November 17, 2026',
      iso: '2026-11-17',
      picture: 'concert',
    },
    {
      title: 'Murals on the co-op walls get their second coat of sky',
      excerpt:
        'Forty years of west wind had taken the blue. The painters are the grandchildren of those who held the first ladder.',
      date: 'November 13, 2026',
      iso: '2026-11-13',
      picture: 'mural',
    },
    {
      title: 'A reading room keeps one chair for whoever wants to read aloud',
      excerpt:
        'Sign up by the quarter hour, bring what you like. So far: a cookbook, two wills and all of a very long whale.',
      date: 'November 8, 2026',
      iso: '2026-11-08',
      picture: 'armchair',
    },
  ],
  'food-dining': [
    {
      title: 'What a greengrocer does with the carrots that grow two legs',
      excerpt:
        'They have a shelf of their own, a lower price and, since October, a small following. The soup does not mind.',
      date: 'November 16, 2026',
      iso: '2026-11-16',
      picture: 'carrots',
    },
    {
      title: 'Night bakers put a bench outside, for those who are up anyway',
      excerpt:
        'Nurses, drivers and new parents come at four. The first loaf of the day is cut there, and nobody is charged for it.',
      date: 'November 12, 2026',
      iso: '2026-11-12',
      picture: 'bread',
    },
    {
      title: 'Nine seats, one stew: a kitchen that does not have a menu',
      excerpt:
        'You are asked two questions at the door, and one of them is about onions. The answer decides where you sit.',
      date: 'November 7, 2026',
      iso: '2026-11-07',
      picture: 'plate',
    },
  ],
  lifestyle: [
    {
      title: 'Snow boots for twenty dollars, and the men who resole them',
      excerpt:
        'Seams first, then the welt, then the heel. Three questions decide whether an old pair is worth a winter more.',
      date: 'November 18, 2026',
      iso: '2026-11-18',
      picture: 'boots',
    },
    {
      title: 'Paint the front door in fall, say those who have waited',
      excerpt:
        'Dry air, low sun and nobody coming through it barefoot. Our street counted nine reds and one brave plum.',
      date: 'November 11, 2026',
      iso: '2026-11-11',
      picture: 'front-door',
    },
    {
      title: 'A week without screens, as told by people who lasted three days',
      excerpt:
        'Day one was loud, day two was long, and by the third somebody had found the cards. Nobody will say who cheated.',
      date: 'November 6, 2026',
      iso: '2026-11-06',
      picture: 'board-game',
    },
  ],
  archives: [
    {
      title: 'The week the ice was thick enough for wagons',
      excerpt:
        'Teams crossed with hay and mail, and a boy on skates carried the evening edition to the other side.',
      date: 'January 1899',
      iso: '1899-01',
      picture: 'ice-wagon',
    },
    {
      title: 'Five cents to the end of the line, and shoe leather for the rest',
      excerpt:
        'The first cars ran full. Our letters page that spring was mostly about people who walked all the same.',
      date: 'May 1908',
      iso: '1908-05',
      picture: 'streetcar',
    },
    {
      title: 'Ninety stalls burned on Friday and traded again on Monday',
      excerpt:
        'They were planks on barrels, and there was no shortage of either. The paper counted not one that closed early.',
      date: 'August 1917',
      iso: '1917-08',
      picture: 'market',
    },
  ],
};
