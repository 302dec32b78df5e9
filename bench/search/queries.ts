import type { Query } from '@meadowlark/backend/search/store/find-documents.ts';

const DAY_MS = 86_400_000;

/** What readers ask, and what nobody asks in good faith. */
export function QUERIES(now: Date): (Query & { name: string })[] {
  const since = new Date(now.getTime() - 7 * DAY_MS).toISOString().slice(0, 10);
  const ask = (name: string, text: string, rest: Partial<Query> = {}) => ({
    name,
    text,
    section: null,
    since: null,
    page: 1,
    ...rest,
  });
  return [
    ask('a rare name', 'Szczepanski'),
    ask('a misspelled name', 'Szczepanzki'),
    ask('the most frequent word', 'omaha'),
    ask('two frequent words', 'omaha council'),
    ask('eight frequent words', 'omaha city council county school state board plan'),
    ask('a frequent word of a section', 'omaha', { section: 'sports' }),
    ask('a frequent word of a week', 'omaha', { since }),
    ask('a rare word of a section and a week', 'Szczepanski', { section: 'sports', since }),
    ask('the fiftieth page', 'omaha', { page: 50 }),
    ask('nothing like it', 'qqqqzzzz'),
    ask('hostile: quotes', '"""""""\' OR 1=1; drop table search_documents; --"'),
    ask('hostile: operators', 'omaha NEAR/2 council AND NOT (title : OR ^ {body} * + - ~ | & ! <-> :*'),
    ask('hostile: stars', 'o* a* * ** c* s*'),
    ask('hostile: 10 KB of one word', 'omaha'.repeat(2000)),
    ask('hostile: 10 KB of words', 'omaha council city '.repeat(530)),
    ask('hostile: 10 KB of unknown words', Array.from({ length: 1200 }, (_, i) => `zq${i}abc`).join(' ')),
    ask('hostile: marks on letters', `o${'\u0301'.repeat(5000)}maha ﷺﷺﷺ 𝔬𝔪𝔞𝔥𝔞`),
    ask('hostile: controls and half characters', '\u0000\u202E omaha \uD800 \uFFFE'),
    ask(
      'hostile: misspelled names',
      'szczepansxy krzyzewsxy papilxion lightxouse zepxelin bucouncil coxncil omxha',
    ),
  ];
}
