import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { storyKeys } from '../stories/story-key.ts';
import { SAMPLE_TEXTS, type SampleCategory } from './sample-texts.ts';

/** Where the site keeps the pictures of its sample edition. */
const PICTURES = '/api/sample/pictures';

/** Three sample cards, with the fields of any other card and dates as display text (specification, section 3). */
export function sampleStories(category: SampleCategory): StoryView[] {
  const texts = SAMPLE_TEXTS[category];
  const keys = storyKeys(
    category,
    texts.map(({ title }) => ({ guid: `sample:${title}`, link: null, title })),
  );
  return texts.map(({ title, excerpt, date, iso, picture }, index) => ({
    id: `${category}-${index}`,
    href: `/article/${keys[index]}`,
    title,
    excerpt,
    byline: 'Editorial Team',
    date: { iso, text: date },
    picture: { src: `${PICTURES}/${picture}.svg`, alt: '' },
  }));
}

export function isSampleCategory(value: string | undefined): value is SampleCategory {
  return value !== undefined && value in SAMPLE_TEXTS;
}
