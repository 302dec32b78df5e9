import { MOTION } from './film-motion.ts';
import { SCENE } from './film-scene.ts';

/** Seconds into the film: the train passes, the sun is half up. */
const AT = 25;

/** A frame of the film as a drawing of its own, held at its moment: whatever the film shows, its still shows. */
export const FILM_STILL = SCENE.text
  .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  .replace(
    '</defs>',
    `</defs><style>${MOTION} * { animation-delay: -${AT}s !important; animation-play-state: paused !important }</style>`,
  );
