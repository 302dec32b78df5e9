/** A recurring event: every week, or in some weeks and months. Fictional, like the whole sample. */
export interface RegularEvent {
  /** 0: Sunday. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** `1`: on the first such day of a month. Every week if missing. */
  weeks?: readonly number[];
  /** 1: January. All year if missing. */
  months?: readonly number[];
  /** 24 hours, local: `18:30`. */
  time: string;
  title: string;
  place: string;
  cost: string;
}

const WARM = [5, 6, 7, 8, 9, 10];
const COLD = [11, 12, 1, 2, 3, 4];

export const REGULAR_EVENTS: readonly RegularEvent[] = [
  {
    weekday: 0,
    time: '08:00',
    title: 'Bird walk for beginners',
    place: 'Fontenelle trailhead',
    cost: 'Free; field glasses are lent',
  },
  {
    weekday: 0,
    time: '14:00',
    title: 'Chamber music, played close up',
    place: 'Joslyn steps, inside if it rains',
    cost: '$12, students free',
  },
  {
    weekday: 0,
    weeks: [2],
    time: '11:30',
    title: 'Pancakes for the engine company',
    place: 'Firehouse on Leavenworth',
    cost: 'What you can',
  },
  {
    weekday: 1,
    time: '12:15',
    title: 'Lunch-hour choir, all voices',
    place: 'Chapel on 24th Street',
    cost: 'Free',
  },
  {
    weekday: 1,
    weeks: [1, 3],
    time: '19:00',
    title: 'Knitting and news, read aloud',
    place: 'Benson branch library',
    cost: 'Free',
  },
  {
    weekday: 2,
    time: '14:00',
    title: 'The city council meets',
    place: 'Legislative chamber, and on the radio',
    cost: 'Open to all',
  },
  {
    weekday: 2,
    weeks: [2, 4],
    time: '18:30',
    title: 'Fix it with us: lamps, zippers, bicycles',
    place: 'Tool library, South 20th Street',
    cost: 'Parts only',
  },
  {
    weekday: 3,
    time: '17:30',
    title: 'Soup on the long table',
    place: 'Parish hall, Little Italy',
    cost: '$6, seconds free',
  },
  {
    weekday: 3,
    weeks: [1],
    time: '19:00',
    title: 'Poets at the counter',
    place: 'Lunchroom on Vinton Street',
    cost: 'Free',
  },
  {
    weekday: 3,
    months: WARM,
    time: '18:00',
    title: 'Evening market',
    place: 'Square in Aksarben',
    cost: 'Free',
  },
  {
    weekday: 4,
    time: '10:30',
    title: 'Stories for the under-fives',
    place: 'Millard branch library',
    cost: 'Free',
  },
  {
    weekday: 4,
    weeks: [2],
    time: '18:30',
    title: 'School board, with questions',
    place: 'Board room on Cuming Street',
    cost: 'Open to all',
  },
  {
    weekday: 4,
    months: WARM,
    time: '19:00',
    title: 'Band on the lawn',
    place: 'Gene Leahy Mall',
    cost: 'Free; bring a blanket',
  },
  {
    weekday: 4,
    months: COLD,
    time: '19:00',
    title: 'Two reels and a talk',
    place: 'Film house in Dundee',
    cost: '$8',
  },
  {
    weekday: 5,
    time: '17:00',
    title: 'Fish supper',
    place: 'Parish hall, Sheelytown',
    cost: '$14, children $7',
  },
  {
    weekday: 5,
    weeks: [1],
    time: '18:00',
    title: 'Studios open late',
    place: 'Old Market lofts',
    cost: 'Free',
  },
  {
    weekday: 5,
    weeks: [3],
    time: '20:30',
    title: 'Stars from the back row',
    place: 'Observatory field, west of Gretna',
    cost: 'Free; not under clouds',
  },
  {
    weekday: 6,
    time: '09:00',
    title: 'Seeds, plants and what to do with them',
    place: 'Lauritzen potting shed',
    cost: '$10',
  },
  {
    weekday: 6,
    months: WARM,
    time: '08:00',
    title: 'Farmers market',
    place: 'Old Market, 11th and Jackson',
    cost: 'Free',
  },
  {
    weekday: 6,
    months: COLD,
    time: '10:00',
    title: 'Winter market, indoors',
    place: 'Streetcar barn on Nicholas',
    cost: 'Free',
  },
  {
    weekday: 6,
    weeks: [2, 4],
    time: '19:30',
    title: 'Square dance, with a caller',
    place: 'Sokol hall, 13th Street',
    cost: '$5; no partner needed',
  },
];
