import { Columns } from '../../design/Columns.tsx';
import { PartnerBox } from '../../design/PartnerBox.tsx';
import { PendingStories } from '../../design/PendingStories.tsx';
import { SeeAll } from '../../design/SeeAll.tsx';
import { Story } from '../../design/Story.tsx';
import { WithRail } from '../../design/WithRail.tsx';
import { LONG_TITLE, SAMPLE_STORIES, sampleStory } from '../sample-stories.ts';
import type { Situation, Specimen } from '../specimen.ts';

const PARTNER = (
  <PartnerBox
    label="From our partners"
    title="Adult classes, one evening a week"
    text="Bookkeeping, welding and Spanish start in January."
    link={{ href: '#PartnerBox', text: 'See the courses' }}
  />
);

/** As many of the five sample stories, the first of them the lead where the layout has one. */
function cells(count: number, withLead: boolean) {
  return SAMPLE_STORIES.slice(0, count).map((story, i) => (
    <Story key={story.id} rank={withLead && i === 0 ? 'lead' : 'card'} story={story} level={3} />
  ));
}

function card(
  label: string,
  changes: Parameters<typeof sampleStory>[0],
  held?: Situation['held'],
): Situation {
  const show = (
    <div style={{ width: 280 }}>
      <Story rank="card" story={sampleStory(changes)} level={3} />
    </div>
  );
  return { label, show, ...(held && { held }) };
}

/** Stories, alone and side by side. */
export const STORIES: readonly Specimen[] = [
  {
    name: 'Story',
    use: 'A story in a list. Its rank, lead, second, card or brief, is told by type and picture alone.',
    set: 'row',
    situations: [
      {
        label: 'lead',
        show: (
          <div style={{ width: 'min(580px, 100%)' }}>
            <Story rank="lead" story={sampleStory()} level={3} eager />
          </div>
        ),
      },
      {
        label: 'second',
        show: (
          <div style={{ width: 320 }}>
            <Story rank="second" story={sampleStory()} level={3} />
          </div>
        ),
      },
      card('card', {}),
      {
        label: 'brief, without excerpt',
        show: (
          <div style={{ width: 220 }}>
            <Story rank="brief" story={sampleStory()} level={3} showExcerpt={false} />
          </div>
        ),
      },
      card('Hover', {}, 'hover'),
      card('Focus: the story takes the ring as a whole', {}, 'focus'),
      card('No picture, no date, nothing behind it', { picture: null, date: null, href: null }),
      card('A headline of 160 characters', { title: LONG_TITLE }),
      card('A headline of 3', { title: 'Rain', excerpt: '' }),
    ],
  },
  {
    name: 'Columns',
    use: 'Stories side by side, a hairline in the middle of every gap.',
    set: 'full',
    situations: [
      { label: 'local: one lead, two beside it', show: <Columns layout="local">{cells(3, true)}</Columns> },
      {
        label: 'section: the lead over two columns',
        show: <Columns layout="section">{cells(5, true)}</Columns>,
      },
      { label: 'four', show: <Columns layout="four">{cells(4, false)}</Columns> },
      { label: 'three', show: <Columns layout="three">{cells(3, false)}</Columns> },
      { label: 'two', show: <Columns layout="two">{cells(2, false)}</Columns> },
      { label: 'local, with two stories', show: <Columns layout="local">{cells(2, true)}</Columns> },
      { label: 'section, with one story', show: <Columns layout="section">{cells(1, true)}</Columns> },
    ],
  },
  {
    name: 'SeeAll',
    use: 'The rest of a list, opened and closed without a script.',
    set: 'half',
    situations: [
      seeAll('Closed'),
      seeAll('Hover', 'hover'),
      seeAll('Focus', 'focus'),
      seeAll('Active', 'active'),
    ],
  },
  {
    name: 'PendingStories',
    use: 'Stories still to come: what is being waited for, and the room they will take.',
    set: 'full',
    situations: [
      { label: 'four', show: <PendingStories text="Loading national news..." count={4} layout="four" /> },
      { label: 'local', show: <PendingStories text="Loading local news..." count={3} layout="local" /> },
    ],
  },
  {
    name: 'WithRail',
    use: 'A main column with a rail of 300 px beside it on wide screens.',
    set: 'full',
    situations: [
      {
        label: 'Stories beside a partner',
        show: <WithRail rail={PARTNER}>{<Columns layout="two">{cells(2, false)}</Columns>}</WithRail>,
      },
    ],
  },
  {
    name: 'PartnerBox',
    use: 'A partner’s word, set apart from what the paper reports.',
    set: 'row',
    situations: [{ label: 'In a rail', show: <div style={{ width: 300 }}>{PARTNER}</div> }],
  },
];

function seeAll(label: string, held?: Situation['held']): Situation {
  const show = (
    <SeeAll more="See All 12 Articles" less="Show Less">
      <Columns layout="two">{cells(2, false)}</Columns>
    </SeeAll>
  );
  return { label, show, ...(held && { held }) };
}
