import { MOTION } from './film-motion.ts';
import { SCENE } from './film-scene.ts';

/** Seconds into the film: the train passes, the sun is half up. */
const AT = 25;

/** A still of the film: the same drawing, paused at one moment. */
export const FILM_STILL = SCENE.text
  .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  .replace(
    '</defs>',
    `</defs><style>${MOTION} * { animation-delay: -${AT}s !important; animation-play-state: paused !important }</style>`,
  );
