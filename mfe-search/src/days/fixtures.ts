import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

const days = [
  { day: '2026-11-22', stories: 120 },
  { day: '2026-11-21', stories: 1 },
];
const there = { path: '/archive', params: {} };

export const fixtures: Fixture[] = [
  { name: 'two days', ...there, respond: () => Response.json({ days }) },
  { name: 'no day yet', ...there, respond: () => Response.json({ days: [] }) },
  { name: 'the store is down', ...there, respond: () => new Response('', { status: 503 }) },
];
