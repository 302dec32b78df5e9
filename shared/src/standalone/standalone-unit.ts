import type { BlockUnit } from '../contract/block.ts';
import type { Fixture } from '../contract/fixture.ts';
import type { PageUnit } from '../contract/page.ts';

/** A page or block with everything needed to show it alone. */
export type StandaloneUnit = {
  name: string;
  fixtures: readonly Fixture[];
} & (({ kind: 'page' } & PageUnit<unknown>) | ({ kind: 'block' } & BlockUnit<unknown>));
