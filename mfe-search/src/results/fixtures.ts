import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

const STORY = {
  path: '/article/local-news-1',
  kind: 'story',
  section: 'local-news',
  title: 'Crews lay the last rail as the streetcar turns toward winter tests',
  excerpt: 'Empty streetcars will run at walking pace from December.',
  date: '2026-11-21T09:00:00.000Z',
  sample: false,
};
const QUESTION = {
  ...STORY,
  path: '/faq?q=rails',
  kind: 'faq',
  section: 'paper',
  title: 'Do you report on the streetcar?',
  date: null,
};

const respondWith = (changes: object) => () =>
  Response.json({
    documents: [STORY, QUESTION],
    total: 2,
    more: false,
    words: ['streetcar'],
    corrected: [],
    hasPages: true,
    ...changes,
  });

const none = { documents: [], total: 0, words: ['ozyzzyva'] };

export const fixtures: Fixture[] = [
  { name: 'results', path: '/search?q=streetcars', params: {}, respond: respondWith({}) },
  { name: 'the form alone', path: '/search', params: {}, respond: respondWith({}) },
  {
    name: 'a misspelled name',
    path: '/search?q=Streetkar',
    params: {},
    respond: respondWith({ corrected: [{ word: 'streetkar', to: ['streetcar'] }] }),
  },
  {
    name: 'a thousand results and more',
    path: '/search?q=streetcar&section=local-news&when=month&page=25',
    params: {},
    respond: respondWith({ total: 1000, more: true }),
  },
  {
    name: 'nothing found',
    path: "/search?q=O'Zyzzyva&section=sports",
    params: {},
    respond: respondWith({ ...none, corrected: [{ word: 'ozyzzyva', to: [] }], hasPages: false }),
  },
  {
    name: 'only small words',
    path: '/search?q=the+of',
    params: {},
    respond: respondWith({ ...none, words: [] }),
  },
  {
    name: 'nothing in a section',
    path: '/search?q=streetcar&section=sports',
    params: {},
    respond: respondWith({ ...none, words: ['streetcar'] }),
  },
  {
    name: 'a page after the last',
    path: '/search?q=streetcar&when=month&page=9',
    params: {},
    respond: respondWith({ ...none, words: ['streetcar'] }),
  },
  {
    name: 'no word at all',
    path: '/search?q=%22%F0%9F%98%80',
    params: {},
    respond: respondWith({ ...none, words: [] }),
  },
  {
    name: 'the search is down',
    path: '/search?q=streetcar',
    params: {},
    respond: () => new Response('', { status: 503 }),
  },
  {
    name: 'a hostile response',
    path: '/search?q=streetcar',
    params: {},
    respond: respondWith({ documents: [{ ...STORY, path: 'javascript:alert(1)' }] }),
  },
];
