import type { HighlightPicture } from './highlight-pictures.ts';

export interface Highlight {
  title: string;
  text: string;
  picture: HighlightPicture;
}

/** Sample content (specification, section 2: four highlight cards). */
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
