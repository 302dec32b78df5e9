import type { StoryView } from '../design/stories/story-view.ts';
import cottonwood from './pictures/cottonwood.svg';
import dome from './pictures/dome.svg';
import snow from './pictures/snow.svg';
import streetcar from './pictures/streetcar.svg';

/** Sample pictures, by subject. */
export const PICTURES = { cottonwood, dome, snow, streetcar };

/** A sample story with `changes`. */
export function sampleStory(changes: Partial<StoryView> = {}): StoryView {
  return {
    id: 'sample',
    href: '#stories',
    title: 'Crews lay the last downtown rail as the streetcar turns toward its first winter tests',
    excerpt:
      'The final weld on Farnam Street came a little after two in the morning. Empty cars will run at walking pace from December.',
    byline: 'City desk',
    date: { iso: '2025-11-21T11:10:00.000Z', text: 'November 21, 2025' },
    picture: { src: streetcar, alt: '' },
    ...changes,
  };
}

/** Five sample stories, the number that a section shows. */
export const SAMPLE_STORIES: readonly StoryView[] = [
  sampleStory(),
  sampleStory({
    id: 'dome',
    title: 'Glass dome gets 1,760 new panes before the first hard frost',
    excerpt: 'Climbers worked from ropes for eleven weeks.',
    byline: 'News Team',
    picture: { src: dome, alt: '' },
  }),
  sampleStory({
    id: 'cottonwood',
    title: 'County takes a second look at felling the Papio Creek cottonwoods',
    excerpt:
      'Eighty trees were marked in spring. After three full meetings commissioners asked for a new plan.',
    picture: { src: cottonwood, alt: '' },
  }),
  sampleStory({
    id: 'snow',
    title: 'Plows are named',
    excerpt: 'Names go on the cabs before the first storm.',
    picture: { src: snow, alt: '' },
  }),
  sampleStory({ id: 'no-picture', title: 'A story that came without a picture', picture: null }),
];

/** As long as the longest headline that a source has sent. */
export const LONG_TITLE =
  'Council postpones vote on the riverfront plan for a third time, asks engineers for flood maps, and hears from sixty neighbors who waited until after midnight to speak';
