import type { Chapter } from './specimen.ts';
import { CONTROLS } from './specimens/controls.tsx';
import { FLOATS } from './specimens/floats.tsx';
import { GROUND } from './specimens/ground.tsx';
import { PICTURE_SPECIMENS } from './specimens/pictures.tsx';
import { STATES } from './specimens/states.tsx';
import { STORIES } from './specimens/stories.tsx';
import { WORDS } from './specimens/words.tsx';

/** Every component of the design library, by topic. */
export const CHAPTERS: readonly Chapter[] = [
  { id: 'words', title: 'Words', specimens: WORDS },
  { id: 'stories', title: 'Stories', specimens: STORIES },
  { id: 'pictures', title: 'Pictures', specimens: PICTURE_SPECIMENS },
  { id: 'controls', title: 'Controls', specimens: CONTROLS },
  { id: 'states', title: 'States', specimens: STATES },
  { id: 'floats', title: 'Floats', specimens: FLOATS },
  { id: 'ground', title: 'Ground', specimens: GROUND },
];
