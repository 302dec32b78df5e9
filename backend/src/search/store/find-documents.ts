import { PUBLISHER_CLOCK_MS } from '@meadowlark/shared/text/feed-date.ts';
import { startOfSiteDay } from '@meadowlark/shared/text/site-day.ts';
import { nearWords } from './near-words.ts';
import type { Document, DocumentKind } from './schema.ts';
import { queryWords } from './search-query.ts';
import type { SearchStore } from './search-store.ts';
import { snippetOf } from './snippet.ts';
import type { AnyOf, Match, Wanted } from './word-index.ts';
import { MIN_CORRECTED_CHARS } from './words.ts';

export interface Query {
  text: string;
  section: string | null;
  /** Not before this day. */
  since: string | null;
  /** Counts from 1. */
  page: number;
}

export interface FoundDocument extends Pick<Document, 'path' | 'section' | 'title' | 'excerpt' | 'date'> {
  kind: DocumentKind;
  sample: boolean;
}

export interface Found {
  /** One page of them. */
  documents: FoundDocument[];
  total: number;
  /** There are older ones beyond `total`. */
  more: boolean;
  /** The words that were searched for; none if the query has only stop words. */
  words: string[];
  /** Words without a match, and the words that were searched for instead, if any are similar. */
  corrected: { word: string; to: string[] }[];
}

const PAGE_SIZE = 20;
/** Only the newest documents are ranked. This limits the work for words that every other story has. */
const MAX_RANKED = 1000;
/** Misspelled words that are corrected in one query, suggestions for each, and words that each is compared with. */
const MAX_CORRECTED = 3;
const MAX_SUGGESTIONS = 3;
const MAX_COMPARED = 4000;
/**
 * A match in the headline counts as this much newer. A document without a date, or with a future one, counts as this old.
 */
const TITLE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Finds documents with all words of a query, newest first; a match in the headline counts as thirty days newer. */
export async function findDocuments(store: SearchStore, query: Query, now: Date): Promise<Found> {
  const words = queryWords(query.text);
  const none: Found = { documents: [], total: 0, more: false, words, corrected: [] };
  if (words.length === 0) return none;
  const { section } = query;
  const since = query.since === null ? null : { day: query.since, start: startOfSiteDay(query.since) };
  const asWritten = words.map((word) => [word]);
  const exact = await rank(store, { words: asWritten, section, since }, now);
  if (exact.ranked.length > 0) return show(store, query, asWritten, exact, []);
  const corrected = await corrections(store, words);
  const meantWords = words.map((word) => corrected.find((one) => one.word === word)?.to ?? [word]);
  if (corrected.length === 0 || meantWords.some((any) => any.length === 0)) return { ...none, corrected };
  return show(
    store,
    query,
    meantWords,
    await rank(store, { words: meantWords, section, since }, now),
    corrected,
  );
}

async function show(
  store: SearchStore,
  { page }: Query,
  wanted: readonly AnyOf[],
  { ranked, more }: Ranked,
  corrected: Found['corrected'],
): Promise<Found> {
  const words = [...new Set(wanted.flat())];
  const ids = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { documents: await read(store, ids, words), total: ranked.length, more, words, corrected };
}

/** The words without a match, with similar words that may have been meant. */
async function corrections(store: SearchStore, words: readonly string[]): Promise<Found['corrected']> {
  const known = await store.db.selectFrom('searchWords').select('word').where('word', 'in', words).execute();
  const corrected: Found['corrected'] = [];
  for (const word of words) {
    if (known.some((row) => row.word === word) || (await store.index.has(store.db, word))) continue;
    corrected.push({ word, to: corrected.length < MAX_CORRECTED ? await meant(store, word) : [] });
  }
  return corrected;
}

/** Assumes that the first letter is right, which limits the comparison to a few hundred words. */
async function meant({ db }: SearchStore, word: string): Promise<string[]> {
  if (word.length < MIN_CORRECTED_CHARS) return [];
  const known = await db
    .selectFrom('searchWords')
    .select('word')
    .where('initial', '=', word.slice(0, 1))
    .where('length', '>=', word.length - 2)
    .where('length', '<=', word.length + 2)
    .limit(MAX_COMPARED)
    .execute();
  return nearWords(
    word,
    known.map((row) => row.word),
    MAX_SUGGESTIONS,
  );
}

interface Ranked {
  ranked: number[];
  more: boolean;
}

async function rank({ db, index }: SearchStore, wanted: Wanted, now: Date): Promise<Ranked> {
  const matches = await index.newest(db, wanted, MAX_RANKED);
  const ageOf = ({ date, inTitle }: Match): number => {
    const aheadMs = date === null ? Infinity : Date.parse(date) - now.getTime();
    return (aheadMs > PUBLISHER_CLOCK_MS ? TITLE_DAYS : -aheadMs / DAY_MS) - (inTitle ? TITLE_DAYS : 0);
  };
  const ranked = withoutCopies(matches)
    .map((match) => ({ id: match.id, age: ageOf(match) }))
    .toSorted((a, b) => a.age - b.age || b.id - a.id);
  return { ranked: ranked.map(({ id }) => id), more: matches.length === MAX_RANKED };
}

/** A publisher's feeds share stories: of a story that two sections have, only the last one stored is listed. */
function withoutCopies(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ title, link }) => {
    if (link === null) return true;
    const story = `${link} ${title}`;
    return !seen.has(story) && seen.add(story);
  });
}

async function read(
  { db }: SearchStore,
  ids: readonly number[],
  words: readonly string[],
): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('searchDocuments').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { path, kind, section, title, date } = row;
    const excerpt = kind === 'story' ? row.excerpt : snippetOf(row, words);
    return [{ path, kind, section, title, excerpt, date, sample: row.sample === 1 }];
  });
}
