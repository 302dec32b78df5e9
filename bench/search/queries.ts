import type { Query } from '@meadowlark/backend/search/store/find-documents.ts';

const DAY_MS = 86_400_000;

/** Searches as readers make them, and hostile ones. */
export function QUERIES(now: Date): (Query & { name: string })[] {
  const since = new Date(now.getTime() - 7 * DAY_MS).toISOString().slice(0, 10);
  const query = (name: string, text: string, rest: Partial<Query> = {}) => ({
    name,
    text,
    section: null,
    since: null,
    page: 1,
    ...rest,
  });
  return [
    query('a rare name', 'Szczepanski'),
    query('a misspelled name', 'Szczepanzki'),
    query('the most frequent word', 'omaha'),
    query('two frequent words', 'omaha council'),
    query(
      'six frequent words, and two that do not count',
      'omaha city council county school state board plan',
    ),
    query('a frequent word of a section', 'omaha', { section: 'sports' }),
    query('a frequent word of a week', 'omaha', { since }),
    query('a rare word of a section and a week', 'Szczepanski', { section: 'sports', since }),
    query('the fiftieth page', 'omaha', { page: 50 }),
    query('nothing like it', 'qqqqzzzz'),
    query('hostile: quotes', '"""""""\' OR 1=1; drop table search_documents; --"'),
    query('hostile: operators', 'omaha NEAR/2 council AND NOT (title : OR ^ {body} * + - ~ | & ! <-> :*'),
    query('hostile: stars', 'o* a* * ** c* s*'),
    query('hostile: 10 KB of one word', 'omaha'.repeat(2000)),
    query('hostile: 10 KB of words', 'omaha council city '.repeat(530)),
    query('hostile: 10 KB of unknown words', Array.from({ length: 1200 }, (_, i) => `zq${i}abc`).join(' ')),
    query('hostile: marks on letters', `o${'\u0301'.repeat(5000)}maha ﷺﷺﷺ 𝔬𝔪𝔞𝔥𝔞`),
    query('hostile: controls and half characters', '\u0000\u202E omaha \uD800 \uFFFE'),
    query(
      'hostile: misspelled names',
      'szczepansxy krzyzewsxy papilxion lightxouse zepxelin bucouncil coxncil omxha',
    ),
  ];
}
