import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';

export const fixtures: Fixture[] = (['health', 'archives'] as const).map((category) => ({
  name: category,
  path: `/${category}`,
  params: { category },
  respond: () => {
    throw new Error('This page fetches nothing.');
  },
}));
