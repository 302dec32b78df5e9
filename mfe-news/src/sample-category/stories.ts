import type { SampleKey } from '@meadowlark/shared/contract/sections.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { storyKeys } from '@meadowlark/shared/text/story-keys.ts';
import { SAMPLE_TEXTS } from './sample-texts.ts';

/** Where the backend serves the sample pictures. */
const PICTURES = '/api/sample/pictures';

const DESKS: Readonly<Record<SampleKey, string>> = {
  health: 'Health desk',
  sports: 'Sports desk',
  'arts-culture': 'Arts desk',
  'food-dining': 'Food desk',
  lifestyle: 'Life desk',
  archives: 'From the files',
};

/** Three sample cards with the fields of an article card; dates are display text (specification, section 3). */
export function sampleStories(category: SampleKey): StoryView[] {
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
    byline: DESKS[category],
    date: { iso, text: date },
    picture: { src: `${PICTURES}/${picture}.svg`, alt: '' },
  }));
}

export function isSampleCategory(value: string | undefined): value is SampleKey {
  return value !== undefined && value in SAMPLE_TEXTS;
}
