import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';

/** Sections to filter by, with their titles. */
export const CHOICES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SECTIONS)
    .filter(([, section]) => 'category' in section)
    .map(([key, { title }]) => [key, title] as const),
  ['blog', 'Blog'],
  ['paper', 'About the paper'],
]);

/** Periods to filter by: days back from today. */
export const PERIODS = { day: 1, week: 7, month: 30 } as const;

type Period = keyof typeof PERIODS;

/** The reader's search. */
export interface Search {
  q: string;
  section: string | null;
  when: Period | null;
  page: number;
}

/** Characters in the field. The search reads the first 200. */
export const QUERY_LIMIT = 200;
/** The search ranks a thousand results, twenty on a page. */
const MOST_PAGES = 50;

/** Reads a search from its URL. Invalid values are ignored. */
export function readSearch(query: URLSearchParams): Search {
  const section = query.get('section') ?? '';
  const when = query.get('when') ?? '';
  const page = query.get('page') ?? '';
  return {
    q: (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trimStart().slice(0, QUERY_LIMIT).trimEnd(),
    section: CHOICES.has(section) ? section : null,
    when: Object.hasOwn(PERIODS, when) ? (when as Period) : null,
    page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1,
  };
}

/** The URL of a search. */
export function searchHref({ q, section, when, page }: Search): string {
  const query = new URLSearchParams({
    q,
    ...(section === null ? {} : { section }),
    ...(when === null ? {} : { when }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return `/search?${query}`;
}
