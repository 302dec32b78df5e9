import { eachDatabase } from '../../database/testing/each-database.ts';
import { document } from '../testing/document.ts';
import { findDocuments, type Query } from './find-documents.ts';
import { forgetOld, forgetPages, forgetSamples } from './forget-documents.ts';
import { keepDocuments } from './keep-documents.ts';
import { openSearchStore, type SearchStore } from './search-store.ts';
import { shownDays, shownOn, storyAt } from './shown-stories.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const STORIES = [
  document({
    path: '/article/streetcar',
    title: 'Streetcar turns toward winter tests',
    text: 'Rails on Farnam.',
  }),
  document({
    path: '/article/council',
    section: 'politics',
    title: 'Council votes on the budget',
    text: 'The mayor, Jean Stothart, spoke of the streetcar.',
    date: '2026-11-21T09:00:00.000Z',
  }),
  document({
    path: '/article/cafe',
    title: 'A café in Dundee',
    text: 'Opens at O’Brien’s corner.',
    date: '2026-11-01',
  }),
  document({
    path: '/faq?q=late',
    kind: 'faq',
    section: 'paper',
    title: 'Why is my paper late?',
    text: `${'Long words before it. '.repeat(20)}The carriers walk in snow.`,
    excerpt: 'Long words before it.',
    date: null,
  }),
];

const HOSTILE = [
  ...'" \' \'); streetcar" AND OR* NOT NEAR title: * -b ^c ~d !:&|<->() {title} \\ \0 \uD800 %_ ? $1'.split(
    ' ',
  ),
  "'); drop table search_documents; --",
  'AND OR NOT NEAR',
  'sectionpolitics:*',
  'x'.repeat(10_240),
  '"'.repeat(10_240),
  'streetcar OR '.repeat(800),
];

eachDatabase((freshDatabase) => {
  let store: SearchStore;
  beforeEach(async () => {
    store = await openSearchStore(await freshDatabase());
    await keepDocuments(store, STORIES, '2026-11-21');
  });
  afterEach(() => store.db.destroy());

  const find = (text: string, rest: Partial<Query> = {}) =>
    findDocuments(store, { text, section: null, since: null, page: 1, ...rest }, NOW);
  const paths = async (text: string, rest: Partial<Query> = {}) =>
    (await find(text, rest)).documents.map(({ path }) => path);

  it('finds words in any form, with and without accents, all of them, the headline first', async () => {
    expect(await paths('streetcars')).toEqual(['/article/streetcar', '/article/council']);
    expect(await paths('Cafe dundee')).toEqual(['/article/cafe']);
    expect(await paths('obriens')).toEqual(['/article/cafe']);
    expect(await paths('streetcar budget')).toEqual(['/article/council']);
    expect(await paths('the of and')).toEqual([]);
    // Words that only PostgreSQL drops.
    expect(await paths('once', { section: 'politics' })).toEqual([]);
    expect(await paths('during', { section: 'politics', since: '2026-11-21' })).toEqual([]);
  });

  it('finds names with special characters, in any case', async () => {
    const title = 'École Nguyễn, Одеса, Αθήνα, مكتبة, 東京';
    await keepDocuments(store, [document({ path: '/article/named', title, text: '' })], '2026-11-21');
    for (const query of ['ÉCOLE', 'ecole', 'NGUYỄN', 'nguyen', 'ОДЕСА', 'ΑΘΉΝΑ', 'αθηνα', 'مكتبة', '東京'])
      expect(await paths(query)).toEqual(['/article/named']);
  });

  it.each([
    ['U.S. and U.N. agree', ['US', 'u.s.', 'UN']],
    ['The U.S. has A.I. rules', ['US', 'A.I.', 'ai', 'U.S.’s rules']],
    ['AT&T, H&R and Texas A&M', ['AT&T', 'att', 'Texas A&M', 'H&R']],
    ['Ørsted, Wałęsa and Strauß', ['orsted', 'walesa', 'STRAUSS', 'Ørsted']],
    ['Hawaiʻi and O‘Neill', ['hawaii', 'oneill', "O'Neill"]],
    ['Taser™ and Tide℠', ['taser', 'tide']],
  ])('finds %s however it is typed', async (title, queries) => {
    await keepDocuments(store, [document({ path: '/article/typed', title, text: '' })], null);
    for (const query of queries) expect(await paths(query)).toEqual(['/article/typed']);
  });

  it('does not take "use" for the United States', async () => {
    await keepDocuments(
      store,
      [
        document({ path: '/article/us', title: 'U.S. exports rise', text: 'US farms.' }),
        document({ path: '/article/use', title: 'Using less water', text: 'A use of it, used well.' }),
      ],
      null,
    );
    expect(await paths('US')).toEqual(['/article/us']);
    expect(await paths('use')).toEqual(['/article/use']);
  });

  it('lists a story that two sections have once, in each of them', async () => {
    const link = 'https://publisher.example/owls';
    const owls = (section: string, title: string) =>
      document({ path: `/article/${section}-${title.length}`, section, title, link });
    await keepDocuments(
      store,
      [owls('business', 'Owls'), owls('politics', 'Owls'), owls('politics', 'More owls')],
      null,
    );
    expect(await find('owls')).toMatchObject({ total: 2 });
    expect(await paths('owls', { section: 'business' })).toEqual(['/article/business-4']);
    expect(await paths('owls', { section: 'politics' })).toHaveLength(2);
  });

  it('narrows by section and by date', async () => {
    expect(await paths('streetcar', { section: 'politics' })).toEqual(['/article/council']);
    expect(await paths('streetcar', { since: '2026-11-21' })).toEqual(['/article/council']);
    expect(await paths('late', { since: '2026-11-01' })).toEqual([]);
  });

  it('narrows by the days of Omaha, which end when it is six in Greenwich', async () => {
    const dates = ['2026-11-21', '2026-11-21T06:00:00.000Z', '2026-11-21T05:59:00.000Z', '2026-11-20'];
    const owls = dates.map((date) => document({ path: `/article/${date}`, title: 'Owls', date }));
    await keepDocuments(store, owls, null);
    expect((await paths('owls', { since: '2026-11-21' })).toSorted()).toEqual([
      '/article/2026-11-21',
      '/article/2026-11-21T06:00:00.000Z',
    ]);
  });

  it('does not take a story for new because its date is yet to come', async () => {
    const dates = ['2028-01-28', null, '2026-11-20'];
    const owls = dates.map((date) => document({ path: `/article/${date}`, title: 'Owls', date }));
    await keepDocuments(store, owls, null);
    expect((await paths('owls'))[0]).toBe('/article/2026-11-20');
  });

  it.each([
    ['Stothert', 'stothart'],
    ['streetacr', 'streetcar'],
    ['Dundie', 'dundee'],
  ])('takes %s for %s, and says so', async (written, meant) => {
    const { documents, corrected, words } = await find(written);
    expect(documents.length).toBeGreaterThan(0);
    expect(corrected).toEqual([{ word: written.toLowerCase(), to: [meant] }]);
    expect(words).toEqual([meant]);
  });

  it('names the word that matches nothing', async () => {
    expect(await find('streetcar zyzzyva')).toMatchObject({
      total: 0,
      corrected: [{ word: 'zyzzyva', to: [] }],
    });
  });

  it('shows of a long text the place that was found', async () => {
    const [faq] = (await find('carriers')).documents;
    expect(faq?.excerpt).toMatch(/^….*The carriers walk in snow\.$/);
  });

  it('takes any query for words, never for a language', async () => {
    for (const text of HOSTILE) expect((await find(text)).total).toBeLessThanOrEqual(STORIES.length);
    expect(await paths('streetcar')).toHaveLength(2);
  });

  it('keeps the last version of a story under its path', async () => {
    await keepDocuments(store, [{ ...document({ path: '/article/streetcar', title: 'Trams roll' }) }], null);
    expect(await paths('trams')).toEqual(['/article/streetcar']);
    expect(await paths('streetcar')).toEqual(['/article/council']);
    expect(await storyAt(store, '/article/streetcar')).toMatchObject({ title: 'Trams roll' });
    expect(await storyAt(store, '/article/unknown')).toBeNull();
  });

  it('knows what the paper showed on a day, and the days around it', async () => {
    await keepDocuments(store, STORIES.slice(0, 1), '2026-11-19');
    await keepDocuments(store, STORIES.slice(0, 1), '2026-11-23');
    const day = await shownOn(store, '2026-11-21');
    expect(day).toMatchObject({ previous: '2026-11-19', next: '2026-11-23' });
    expect(day.stories).toHaveLength(STORIES.length);
    expect(day.stories.at(-1)?.date).toBeNull();
    expect((await shownOn(store, '2026-11-19')).stories.map(({ path }) => path)).toEqual([
      '/article/streetcar',
    ]);
    expect(await shownDays(store)).toEqual([
      { day: '2026-11-23', stories: 1 },
      { day: '2026-11-21', stories: STORIES.length },
      { day: '2026-11-19', stories: 1 },
    ]);
  });

  it('forgets stories after ninety days, samples when their feed responds, and pages that are gone', async () => {
    await keepDocuments(
      store,
      [document({ path: '/article/sample', title: 'Sampled', sample: 1 })],
      '2026-11-21',
    );
    await forgetSamples(store, 'local-news');
    expect(await paths('sampled')).toEqual([]);
    await forgetPages(store, '2026-11-21', []);
    expect(await paths('carriers')).toEqual([]);
    await forgetOld(store, new Date('2027-02-19T00:00:00Z'));
    expect(await paths('streetcar')).toEqual([]);
    expect(await shownDays(store)).toEqual([]);
  });

  it('knows the words of what has not changed for longer than a story is kept', async () => {
    const post = { path: '/blog/meadowlark', kind: 'post', title: 'The meadowlark returns' } as const;
    await keepDocuments(store, [document(post)], null);
    const later = new Date('2027-03-21T12:00:00Z');
    await keepDocuments(store, [document({ ...post, seen: later.toISOString() })], null);
    for (let hours = 0; hours < 3; hours += 1) await forgetOld(store, later);
    expect(await paths('meadowlrak')).toEqual(['/blog/meadowlark']);
  });

  it('keeps pages that another server saw later than this one', async () => {
    const seenAt = (seen: string) => document({ path: '/about', kind: 'page', title: 'Owls', seen });
    await keepDocuments(store, [seenAt('2026-11-21T12:00:01.000Z')], null);
    await keepDocuments(store, [seenAt('2026-11-21T12:00:00.000Z')], null);
    await forgetPages(store, '2026-11-21T12:00:01.000Z', []);
    expect(await paths('owls')).toEqual(['/about']);
  });

  it('servers that keep the same stories in another order do not wait for each other', async () => {
    const stories = (round: number) =>
      Array.from({ length: 300 }, (_, i) => document({ path: `/article/d-${i}`, title: `Round ${round}` }));
    const keepBoth = async (round: number) =>
      Promise.all([
        keepDocuments(store, stories(round), null),
        keepDocuments(store, stories(round).toReversed(), null),
      ]);
    for (let round = 0; round < 5; round += 1) await keepBoth(round);
    expect((await find('round')).total).toBe(300);
  });

  it('forgets one day at a time, so that a clock that is a year ahead for an hour costs little', async () => {
    const seen = ['2026-11-01T08:00:00.000Z', '2026-11-01T20:00:00.000Z', '2026-11-03T08:00:00.000Z'];
    const old = seen.map((at, i) => document({ path: `/article/old-${i}`, title: 'Aged', seen: at }));
    await keepDocuments(store, old, null);
    const ahead = new Date('2027-11-21T12:00:00Z');
    await forgetOld(store, ahead);
    expect(await paths('aged')).toEqual(['/article/old-2']);
    expect(await paths('streetcar')).not.toEqual([]);
    await forgetOld(store, ahead);
    await forgetOld(store, ahead);
    expect(await paths('aged')).toEqual([]);
    expect(await paths('streetcar')).toEqual([]);
  });

  it('gives pages of results, and no more than a thousand', async () => {
    const many = Array.from({ length: 1010 }, (_, i) =>
      document({ path: `/article/flood-${i}`, title: 'Flood' }),
    );
    await keepDocuments(store, many, null);
    const first = await find('flood');
    expect(first).toMatchObject({ total: 1000, more: true });
    expect(first.documents).toHaveLength(20);
    expect(await paths('flood', { page: 2 })).not.toContain(first.documents[0]?.path);
    expect(await paths('flood', { page: 51 })).toEqual([]);
  });
});
