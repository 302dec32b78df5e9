import type { ComponentType } from 'react';
import type { Load } from './load.ts';
import type { WithServices } from './services.ts';

export interface BlockProps<Data> {
  data: Data;
}

/**
 * A smaller unit that the shell places on one of its own pages. On disk: one folder with
 * `Block.tsx` (exports `Block`), `load.ts` and `fixtures.ts`.
 */
export interface BlockUnit<Data> {
  load: Load<Data>;
  Block: ComponentType<BlockProps<Data> & WithServices>;
}
