import type { StoryView } from '@meadowlark/shared/design/story-view.ts';

/** The categories that show hard-coded samples (specification, "Static category pages"). */
export type SampleCategory = 'health' | 'sports' | 'arts-culture' | 'food-dining' | 'lifestyle' | 'archives';

type SampleText = [title: string, excerpt: string, date: string];

const TEXTS: Readonly<Record<SampleCategory, readonly SampleText[]>> = {
  health: [
    [
      'Walk-in vaccine hours move to the north side library',
      'Two nurses and a folding table, Tuesdays from four to seven. No appointment, and no question but one: left arm or right.',
      'November 18, 2026',
    ],
    [
      'Ten minutes outside at noon, and what they do for a January mood',
      'Light is strongest when most of us are at lunch. A short walk without sunglasses is the cheapest remedy the season has.',
      'November 14, 2026',
    ],
    [
      'Hospital kitchens put the soup back on the stove',
      'Broth from bones, bread from the bakery down the street. Patients finish more of it, and waste is down by a third.',
      'November 9, 2026',
    ],
  ],
  sports: [
    [
      'South Side ball park gets lights, thirty years after the first petition',
      'The first night game is set for April. Two of the people who signed will throw the first pitch.',
      'November 19, 2026',
    ],
    [
      'High school wrestlers share one mat, four coaches and a bus',
      'Four small schools could not field a team each. Together they went to state with seven.',
      'November 15, 2026',
    ],
    [
      'Curlers take over the rink on Monday nights',
      'Brooms are provided. So is an hour of patience, and soup afterwards for whoever lost.',
      'November 10, 2026',
    ],
  ],
  'arts-culture': [
    [
      'Choir of two hundred sings the river, from source to mouth',
      'Nobody auditions. The only rule is to come every week, and to stand beside a stranger.',
      'November 17, 2026',
    ],
    [
      'A painted grain elevator is lit again for the winter',
      'Neighbors drew the light plan themselves. The gold goes on at dusk and off at ten, so that the owls can hunt.',
      'November 13, 2026',
    ],
    [
      'Print shop opens its type cases to anyone with clean hands',
      'Two evenings a month, one poster each. The oldest alphabet in the room is older than the state.',
      'November 8, 2026',
    ],
  ],
  'food-dining': [
    [
      'Late apples, and the four that keep until March',
      'Keep them cold, keep them apart, and never beside the potatoes. A grower explains why.',
      'November 16, 2026',
    ],
    [
      'Saturday market will trade through December for the first time',
      'Forty stalls move under the brick arcade. Greenhouse greens and late apples made the longer season possible.',
      'November 12, 2026',
    ],
    [
      'Lunch counter keeps its stools and changes its soup',
      'The stools have been turning since the forties. The soup, a bean one, is three weeks old and already has regulars.',
      'November 7, 2026',
    ],
  ],
  lifestyle: [
    [
      'One good coat: what menders look at first',
      'Seams before fabric, lining before buttons. Three questions that decide whether it is worth a winter more.',
      'November 18, 2026',
    ],
    [
      'A front porch in November, with blankets',
      'The street is at its quietest, the sky at its clearest. All it takes is a lamp that does not glare.',
      'November 11, 2026',
    ],
    [
      'Board games move from the basement to the library',
      'Two tables on Thursdays became nine. The house rule is that whoever wins explains the next game.',
      'November 6, 2026',
    ],
  ],
  archives: [
    [
      'The winter the river froze from bank to bank',
      'Teams crossed with hay and mail, and a boy on skates carried the evening edition to the other side.',
      'January 1899',
    ],
    [
      'When the streetcars came, and who walked all the same',
      'A fare was five cents. Our letters page that spring was mostly about shoes.',
      'May 1908',
    ],
    [
      'A market that burned on Friday and opened on Monday',
      'Stalls were planks on barrels. The paper counted ninety of them, and not one that closed early.',
      'August 1917',
    ],
  ],
};

/** Three sample cards. Their dates are text for display; there is no story behind them. */
export function sampleStories(category: SampleCategory): StoryView[] {
  return TEXTS[category].map(([title, excerpt, date], index) => ({
    id: `${category}-${index}`,
    href: null,
    title,
    excerpt,
    byline: 'Editorial Team',
    date: { iso: isoOf(date), text: date },
    picture: null,
  }));
}

/** `2026-11-18` for a full date, `1899-01` for a month. */
function isoOf(date: string): string {
  const [month = '', dayOrYear = '', year] = date.replace(',', '').split(' ');
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return year ? `${year}-${number}-${dayOrYear.padStart(2, '0')}` : `${dayOrYear}-${number}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function isSampleCategory(value: string | undefined): value is SampleCategory {
  return value !== undefined && value in TEXTS;
}
