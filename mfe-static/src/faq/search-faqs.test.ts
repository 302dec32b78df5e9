import { GET_INVOLVED } from '../community/content.ts';
import { ALL_CATEGORIES } from './questions/all-categories.ts';
import { questionId } from './Answer.tsx';
import { QUERY_LIMIT, readQuery } from './read-query.ts';
import { searchFaqs } from './search-faqs.ts';

const NAMES = [
  'About',
  'Local News Coverage',
  'Subscription & Services',
  'Advertising & Partnerships',
  'Community Engagement',
  'Editorial & Content',
  'Technical Support',
  'Privacy & Security',
  'Weather & Traffic',
  'Sports Coverage',
];

describe('the questions', () => {
  const all = ALL_CATEGORIES.flatMap(({ faqs }) => faqs);

  // spec 3 Entities: FAQ: 10 categories with 10 questions each, named as listed
  it('are ten each in the ten categories of the specification', () => {
    expect(ALL_CATEGORIES.map(({ name }) => name)).toEqual(NAMES);
    expect(ALL_CATEGORIES.map(({ faqs }) => faqs.length)).toEqual(NAMES.map(() => 10));
  });

  it('are all different, and all answered', () => {
    expect(new Set(all.map(({ question }) => question.toLowerCase())).size).toBe(100);
    expect(new Set(all.map(({ answer }) => answer)).size).toBe(100);
    expect(all.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
    expect(all.filter(({ answer }) => answer.length < 10)).toEqual([]);
  });

  it('name the ways to get involved that the Community page lists', () => {
    const told = all.find(({ question }) => question === 'How can I get involved?')?.answer;
    for (const { title } of GET_INVOLVED) expect(told?.toLowerCase()).toContain(title.toLowerCase());
  });
});

describe('searchFaqs', () => {
  const categories = [
    { ...ALL_CATEGORIES[0], id: 'a', name: 'A', faqs: [{ question: 'Is it free?', answer: 'Yes.' }] },
    {
      ...ALL_CATEGORIES[1],
      id: 'b',
      name: 'B',
      faqs: [{ question: 'Where is the radio?', answer: 'Below FREE music.' }],
    },
  ];
  const found = (query: string) =>
    searchFaqs(categories, query).flatMap(({ faqs }) => faqs.map(({ question }) => question));

  it.each([
    ['free', ['Is it free?', 'Where is the radio?']],
    ['RADIO', ['Where is the radio?']],
    ['yes.', ['Is it free?']],
    ['  ', ['Is it free?', 'Where is the radio?']],
    ['.*', []],
  ])('finds for %j by substring, in question and answer, capitals or not', (query, questions) => {
    expect(found(query)).toEqual(questions);
  });

  // spec 5 Rules: FAQ search: case-insensitive substring on question and answer; empty categories hidden
  it('hides categories without a match', () => {
    expect(searchFaqs(categories, 'radio').map(({ name }) => name)).toEqual(['B']);
  });
});

describe('questionId', () => {
  it.each([
    ['Is it free to read?', 'is-it-free-to-read'],
    ['What is in your server’s log?', 'what-is-in-your-servers-log'],
    ['What does “Oops! Page not found” mean?', 'what-does-oops-page-not-found-mean'],
  ])('makes of %j the anchor %j', (question, id) => {
    expect(questionId(question)).toBe(id);
  });

  it('names every question differently, and none like a category', () => {
    const ids = ALL_CATEGORIES.flatMap(({ id, faqs }) => [
      id,
      ...faqs.map(({ question }) => questionId(question)),
    ]);
    expect(new Set(ids).size).toBe(110);
  });
});

describe('readQuery', () => {
  it('cuts at the limit without halving a character', () => {
    expect(Array.from(readQuery('😀'.repeat(QUERY_LIMIT + 5)))).toHaveLength(QUERY_LIMIT);
  });

  it.each([
    [null, ''],
    ['  a \n b  ', 'a b'],
    ['a\u0000b', 'a b'],
  ])('reads %j as %j', (raw, query) => {
    expect(readQuery(raw)).toBe(query);
  });
});
