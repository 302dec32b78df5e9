import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'the tiles',
    path: '/',
    params: {},
    respond: () => new Response(null, { status: 404 }),
  },
];
