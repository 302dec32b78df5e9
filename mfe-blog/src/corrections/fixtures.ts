import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

/** Made up. */
export const SAMPLE_CORRECTIONS = [
  {
    slug: 'frozen-creek',
    metaTitle: 'How to read a frozen creek (sample)',
    date: '2026-02-12',
    number: 2,
    text: 'An earlier version said that four inches of ice carry a car. They carry a person on foot.',
  },
  {
    slug: 'seven-bakeries',
    metaTitle: 'Seven bakeries and the buses that reach them (sample)',
    date: '2026-02-03',
    number: 1,
    text: 'The bus to the third bakery is the 13, and does not run on Sundays.',
  },
  {
    slug: 'frozen-creek',
    metaTitle: 'How to read a frozen creek (sample)',
    date: '2026-02-03',
    number: 1,
    text: 'The creek in the second picture is Papillion Creek.',
  },
];

function platformWith(corrections: readonly unknown[]) {
  return () => Response.json({ corrections });
}

const at = { path: '/corrections', params: {} };

export const fixtures: Fixture[] = [
  { name: 'three corrections', ...at, respond: platformWith(SAMPLE_CORRECTIONS) },
  { name: 'no corrections yet', ...at, respond: platformWith([]) },
  { name: 'one is broken', ...at, respond: platformWith([{ slug: '..' }, SAMPLE_CORRECTIONS[1]]) },
  { name: 'platform responds with 500', ...at, respond: () => new Response('broken', { status: 500 }) },
];
