import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'the player',
    path: '/radio',
    params: {},
    respond: () => new Response(null, { status: 404 }),
  },
];
