import forest from './tiles/forest.svg';
import houses from './tiles/houses.svg';
import market from './tiles/market.svg';
import school from './tiles/school.svg';
import storm from './tiles/storm.svg';
import wind from './tiles/wind.svg';

/** Sample pictures of our own that stand where the feed's pictures will. The first three show on narrow screens. */
export const TILES = [
  { name: 'market', src: market },
  { name: 'houses', src: houses },
  { name: 'wind', src: wind },
  { name: 'school', src: school },
  { name: 'forest', src: forest },
  { name: 'storm', src: storm },
];
