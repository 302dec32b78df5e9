import { Columns } from '../../design/layout/Columns.tsx';
import { PartnerBox } from '../../design/ads/PartnerBox.tsx';
import { PendingStories } from '../../design/stories/PendingStories.tsx';
import { SeeAll } from '../../design/stories/SeeAll.tsx';
import { ArticleCard } from '../../design/stories/ArticleCard.tsx';
import { WithRail } from '../../design/layout/WithRail.tsx';
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

/** The first `count` of the five sample stories. */
function cells(count: number, withLead: boolean) {
  return SAMPLE_STORIES.slice(0, count).map((story, i) => (
    <ArticleCard key={story.id} rank={withLead && i === 0 ? 'lead' : 'card'} story={story} level={3} />
  ));
}

function card(
  label: string,
  changes: Parameters<typeof sampleStory>[0],
  forced?: Situation['forced'],
): Situation {
  const show = (
    <div style={{ width: 280 }}>
      <ArticleCard rank="card" story={sampleStory(changes)} level={3} />
    </div>
  );
  return { label, show, ...(forced && { forced }) };
}

/** Story cards, alone and side by side. */
export const STORIES: readonly Specimen[] = [
  {
    name: 'ArticleCard',
    use: 'A story in a list. Type size and picture show its rank: lead, second or card.',
    set: 'row',
    situations: [
      {
        label: 'lead',
        show: (
          <div style={{ width: 'min(580px, 100%)' }}>
            <ArticleCard rank="lead" story={sampleStory()} level={3} eager />
          </div>
        ),
      },
      {
        label: 'second',
        show: (
          <div style={{ width: 320 }}>
            <ArticleCard rank="second" story={sampleStory()} level={3} />
          </div>
        ),
      },
      card('card', {}),
      card('Hover', {}, 'hover'),
      card('Focus: the story takes the ring as a whole', {}, 'focus'),
      card('Without a picture: a text card', { picture: null }),
      card('Could not be loaded: no date, nothing behind it', { picture: null, date: null, href: null }),
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
    use: 'The placeholder of stories that are loading: a status line, and boxes as tall as the stories.',
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
    use: 'A partner’s message, set apart from the news.',
    set: 'row',
    situations: [{ label: 'In a rail', show: <div style={{ width: 300 }}>{PARTNER}</div> }],
  },
];

function seeAll(label: string, forced?: Situation['forced']): Situation {
  const show = (
    <SeeAll more="See All 12 Articles" less="Show Less">
      <Columns layout="two">{cells(2, false)}</Columns>
    </SeeAll>
  );
  return { label, show, ...(forced && { forced }) };
}
