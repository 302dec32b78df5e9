import type { Document } from '@meadowlark/backend/search/store/schema.ts';

const SECTIONS = [
  'local-news',
  'national-news',
  'world-news',
  'politics',
  'business',
  'technology',
  'automotive',
  'real-estate',
  'health',
  'sports',
];
/** In the order of their frequency: Zipf's law gives the first to most stories. */
const COMMON =
  'omaha city council county school state board plan street police court house budget tax river road bridge water family home market bank jobs storm snow vote law bill team season coach game park museum library hospital doctor food kitchen farm corn price energy power wind car train airport housing rent land'.split(
    ' ',
  );
const RARE_WORDS = 40_000;
const DAY_MS = 86_400_000;

/** A headline that only one story has. */
interface Planted {
  path: string;
  query: string;
  /** The same with a wrong letter. */
  misspelled: string;
}

export const PLANTED: readonly Planted[] = [
  { path: '/article/planted-1', query: 'Krzyzewski lighthouse', misspelled: 'Krzyzewzki lighthouse' },
  { path: '/article/planted-2', query: 'Papillion zeppelin', misspelled: 'Papilion zeppelin' },
  {
    path: '/article/planted-3',
    query: 'Szczepanski council budget',
    misspelled: 'Szczepanzki council budget',
  },
];

/** Stories of 90 days, oldest first, with the planted ones among them. The same on every run. */
export function* stories(count: number, now: Date): Generator<Document> {
  const random = mulberry(21);
  const plantedAt = new Map(
    PLANTED.map((planted, index) => [Math.floor((count * (index + 1)) / 5), planted]),
  );
  for (let i = 0; i < count; i += 1) {
    const seen = new Date(now.getTime() - (1 - i / count) * 90 * DAY_MS).toISOString();
    const planted = plantedAt.get(i);
    const title = words(random, 10);
    const text = words(random, 45);
    yield {
      path: planted?.path ?? `/article/story-${i}`,
      kind: 'story',
      section: SECTIONS[Math.floor(random() * SECTIONS.length)] ?? '',
      title: planted ? `${planted.query} ${title}` : title,
      excerpt: text.slice(0, 200),
      text,
      link: `https://news.example/${i}`,
      date: seen,
      sample: 0,
      seen,
    };
  }
}

function words(random: () => number, count: number): string {
  const list = Array.from({ length: count }, () => word(random));
  return list.join(' ');
}

/** Half of all words are common; the rest are names, each about as rare as names are. */
function word(random: () => number): string {
  if (random() < 0.5) return COMMON[Math.floor(COMMON.length * random() ** 2)] ?? '';
  return nameOf(Math.floor(RARE_WORDS * random() ** 2));
}

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu'.split(' ');

function nameOf(number: number): string {
  let name = '';
  for (let rest = number + 400; rest > 0; rest = Math.floor(rest / 20)) name += SYLLABLES[rest % 20] ?? '';
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A small generator of random numbers with a seed (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
