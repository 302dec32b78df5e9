import bus from './pictures/bus.svg';
import firehouse from './pictures/firehouse.svg';
import oaks from './pictures/oaks.svg';
import soup from './pictures/soup.svg';

export interface Highlight {
  title: string;
  text: string;
  picture: { src: string; alt: string };
}

/** Sample content (specification, section 2: four highlight cards). */
export const HIGHLIGHTS: readonly Highlight[] = [
  {
    title: 'A tool library opens in a former firehouse',
    text: 'Members borrow a ladder for a week and a drill for a day. The first shelf was filled by one retired roofer.',
    picture: { src: firehouse, alt: 'A firehouse whose door stands open on walls of tools' },
  },
  {
    title: 'Sixty neighbors plant the first mile of shade',
    text: 'Burr oaks, because they outlive budgets. Each tree has a name on a tag and a household with a bucket.',
    picture: { src: oaks, alt: 'Young oaks in a row along a street, a bucket beside each' },
  },
  {
    title: 'The late bus now waits for the night shift',
    text: 'Nurses and packers asked for eleven minutes. The line got them, and the stop got a bench.',
    picture: { src: bus, alt: 'A lit bus at a stop under the moon' },
  },
  {
    title: 'One soup, nine languages, no speeches',
    text: 'The kitchen at the parish hall cooks on first Fridays. Bring a bowl, and a word for good evening.',
    picture: { src: soup, alt: 'A steaming pot among bowls on a long table' },
  },
];
