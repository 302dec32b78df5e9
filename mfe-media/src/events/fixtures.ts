import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'the calendar',
    path: '/events',
    params: {},
    respond: () => new Response(null, { status: 404 }),
  },
];
