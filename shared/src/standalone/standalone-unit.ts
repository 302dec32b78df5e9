import type { ComponentType } from 'react';
import type { Fixture } from '../contract/fixture.ts';
import type { Load } from '../contract/load.ts';
import type { WithServices } from '../contract/services.ts';

/** A page or block with all it needs to be shown alone. */
export interface StandaloneUnit {
  kind: 'page' | 'block';
  name: string;
  load: Load<unknown>;
  Component: ComponentType<{ data: unknown } & WithServices>;
  fixtures: readonly Fixture[];
}
