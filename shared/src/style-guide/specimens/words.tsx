import { Badges } from '../../design/text/Badges.tsx';
import { Byline } from '../../design/stories/Byline.tsx';
import { DateText } from '../../design/stories/DateText.tsx';
import { Heading } from '../../design/text/Heading.tsx';

import { PageHead } from '../../design/layout/PageHead.tsx';
import { SectionHead } from '../../design/layout/SectionHead.tsx';
import { TextLink } from '../../design/controls/TextLink.tsx';
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx';
import { LONG_TITLE } from '../sample-stories.ts';
import type { Specimen } from '../specimen.ts';

const DATE = { iso: '2025-11-21T11:10:00.000Z', text: 'November 21, 2025' };
const HUES = [
  'local-news',
  'national-news',
  'world-news',
  'politics',
  'business',
  'technology',
  'health',
  'arts-culture',
];

/** Headings and text around stories. */
export const WORDS: readonly Specimen[] = [
  {
    name: 'PageHead',
    use: 'Opens a page: its one h1, under a bar in the section’s hue.',
    set: 'full',
    situations: [
      {
        label: 'With a standfirst',
        show: (
          <div data-section="national-news">
            <PageHead
              title="National News"
              standfirst="Congress, courts and weather, and what they mean at home."
            />
          </div>
        ),
      },
      {
        label: 'With badges below',
        show: (
          <PageHead title="Questions and answers" standfirst="Most have been asked before.">
            <Badges items={['Local Omaha News', 'Community Focused', 'Independent Media', '100 questions']} />
          </PageHead>
        ),
      },
      { label: 'A title of 160 characters', show: <PageHead title={LONG_TITLE} /> },
    ],
  },
  {
    name: 'SectionHead',
    use: 'Opens a section of a page: firm rule, bar in the hue, heading, link to the rest.',
    set: 'half',
    situations: [
      ...HUES.map((section) => ({
        label: section,
        show: (
          <div data-section={section}>
            <SectionHead title="Section" more={{ href: '#SectionHead', children: 'View All' }} />
          </div>
        ),
      })),
      {
        label: 'With a count',
        show: <SectionHead title="Weather & Traffic" count="10 questions" />,
      },
    ],
  },
  {
    name: 'Heading',
    use: 'A heading whose level is set by the page.',
    set: 'row',
    situations: [
      { label: 'Level 2', show: <Heading level={2}>Second level</Heading> },
      { label: 'Level 3', show: <Heading level={3}>Third level</Heading> },
    ],
  },
  {
    name: 'Byline',
    use: 'Who wrote it, and when.',
    set: 'row',
    situations: [
      { label: 'With a date', show: <Byline author="Editorial Team" date={DATE} /> },
      { label: 'The source gave no date', show: <Byline author="News Team" date={null} /> },
    ],
  },
  {
    name: 'DateText',
    use: 'A date for readers and machines.',
    set: 'row',
    situations: [
      { label: 'A day', show: <DateText {...DATE} /> },
      { label: 'An unreadable date', show: <DateText iso={null} text="late in the fall" /> },
    ],
  },
  {
    name: 'Badges',
    use: 'Short facts in a row; the last one is the count.',
    set: 'full',
    situations: [
      { label: 'Four facts', show: <Badges items={['Local', 'Independent', 'Free', '100 questions']} /> },
    ],
  },
  {
    name: 'TextLink',
    use: 'A link on a line by itself, as large as a finger.',
    set: 'row',
    situations: [
      { label: 'At rest', show: <TextLink href="#TextLink">See the courses</TextLink> },
      { label: 'Hover', forced: 'hover', show: <TextLink href="#TextLink">See the courses</TextLink> },
      { label: 'Focus', forced: 'focus', show: <TextLink href="#TextLink">See the courses</TextLink> },
      { label: 'Active', forced: 'active', show: <TextLink href="#TextLink">See the courses</TextLink> },
    ],
  },
  {
    name: 'VisuallyHidden',
    use: 'Text for screen readers only.',
    set: 'row',
    situations: [
      {
        label: 'A hidden sentence follows the colon',
        show: (
          <p>
            Nothing to see here:<VisuallyHidden> this is read out.</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
];
