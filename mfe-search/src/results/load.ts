import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { DateView } from '@meadowlark/shared/design/stories/story-view.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { addDays, siteDay } from '@meadowlark/shared/text/site-day.ts';
import * as z from 'zod/mini';
import { requestJson } from '../parts/request-json.ts';
import { keptDocument, sectionTitle, type KeptDocument } from '../parts/kept-document.ts';
import { markedPieces, type Piece } from '../parts/marked-pieces.ts';
import { pagerOf, type PagerView } from './pager-of.ts';
import { PERIODS, readSearch, searchHref, type Search } from './search-address.ts';

const responseSchema = z.object({
  documents: z.array(keptDocument),
  total: z.number(),
  more: z.boolean(),
  words: z.array(z.string()),
  corrected: z.array(z.object({ word: z.string(), to: z.array(z.string()) })),
  hasPages: z.boolean(),
});

export interface Result {
  href: string;
  section: string | null;
  sectionTitle: string;
  title: Piece[];
  excerpt: Piece[];
  date: DateView | null;
  sample: boolean;
}

export interface ResultsData {
  search: Search;
  found:
    | { state: 'asking' }
    | { state: 'found'; results: Result[]; summary: string; instead: string | null; pager: PagerView | null }
    | { state: 'none'; reason: string; hasPages: boolean; way: { href: string; text: string } | null }
    | { state: 'failed'; retryHref: string };
}

/** The results of a search; without a query, only the form. 503 if the search is down. */
export const load: Load<ResultsData, 'search'> = async (ctx) => {
  const search = readSearch(ctx.url.searchParams);
  if (search.q === '') return { status: 200, data: { search, found: { state: 'asking' } } };
  const address = new URL(`${ctx.settings.searchApiUrl}/find`);
  address.searchParams.set('q', search.q);
  if (search.section !== null) address.searchParams.set('section', search.section);
  if (search.when !== null) {
    // Yesterday in Omaha: in its evening, it is already tomorrow in UTC.
    address.searchParams.set('since', addDays(siteDay(Date.now()), -PERIODS[search.when]));
  }
  address.searchParams.set('page', String(search.page));
  try {
    return {
      status: 200,
      data: { search, found: foundOf(search, await requestJson(ctx, address, responseSchema)) },
    };
  } catch (error) {
    ctx.log('search failed', { reason: messageOf(error) });
    return { status: 503, data: { search, found: { state: 'failed', retryHref: searchHref(search) } } };
  }
};

function foundOf(search: Search, found: z.infer<typeof responseSchema>): ResultsData['found'] {
  const { documents, total, more, words, corrected, hasPages } = found;
  if (documents.length === 0) {
    const reason = reasonFor(search, words, corrected);
    return { state: 'none', reason, hasPages, way: words.length > 0 ? wayOn(search) : null };
  }
  const count = more
    ? `The newest ${total.toLocaleString('en-US')} results`
    : `${total} ${total === 1 ? 'result' : 'results'}`;
  return {
    state: 'found',
    results: documents.map((document) => resultOf(document, words)),
    summary: `${count} for “${search.q}”`,
    instead: insteadOf(search.q, corrected),
    pager: pagerOf(search, total),
  };
}

/** Where a search without results leads: from a page after the last to the first, from a section to all of the paper. */
function wayOn(search: Search): { href: string; text: string } | null {
  if (search.page > 1) return { href: searchHref({ ...search, page: 1 }), text: 'First page of results' };
  if (search.section === null && search.when === null) return null;
  return { href: searchHref({ ...search, section: null, when: null }), text: 'Search everything' };
}

function resultOf(
  { path, kind, section, title, excerpt, date, sample }: KeptDocument,
  words: readonly string[],
): Result {
  return {
    href: path,
    section: section === 'paper' ? null : section,
    sectionTitle: kind === 'faq' ? 'Questions and answers' : sectionTitle(section),
    title: markedPieces(title, words),
    excerpt: markedPieces(excerpt, words),
    date: date === null ? null : { iso: date, text: formatLongDate(date) },
    sample,
  };
}

type Corrected = z.infer<typeof responseSchema>['corrected'];

function insteadOf(q: string, corrected: Corrected): string | null {
  if (corrected.length === 0) return null;
  return corrected
    .map(
      ({ word, to }) =>
        `Nothing has the word “${asTyped(word, q)}”. These have ${to.map((one) => `“${one}”`).join(' or ')}.`,
    )
    .join(' ');
}

function reasonFor(
  { q, section, when, page }: Search,
  words: readonly string[],
  corrected: Corrected,
): string {
  if (!/[\p{L}\p{N}]/u.test(q)) return 'There is no word in this. Try a name, a place or a thing.';
  if (words.length === 0) return 'These words are in almost everything. Try a name, a place or a thing.';
  const unknown = corrected.filter(({ to }) => to.length === 0).map(({ word }) => `“${asTyped(word, q)}”`);
  if (unknown.length > 0)
    return `Nothing in the paper has ${unknown.join(' or ')}. Try another spelling, or fewer words.`;
  if (page > 1) return 'The results end before this page.';
  const what = words.length === 1 ? 'this word' : 'all of these words';
  if (section !== null || when !== null) return `In the section and time you chose, nothing has ${what}.`;
  return `Nothing in the paper has ${what}.`;
}

/** The index has words in lower case and without apostrophes; a name stays a name. */
function asTyped(word: string, q: string): string {
  return markedPieces(q, [word]).find(({ marked }) => marked)?.text ?? word;
}
