import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'a film',
    path: '/',
    params: {},
    respond: () => new Response(null, { status: 404 }),
  },
];
