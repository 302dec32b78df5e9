import { assertWritable } from '@meadowlark/shared/contract/page-size.ts';
import type { RouteMatch } from '../../../src/composition/find-route.ts';
import type { MountedView } from '../../../src/composition/mounted-view.ts';
import { blockUnit, pageUnit, type UnitRef } from '../../../src/composition/unit.ts';
import type { BlockPlacement, HomeSlot } from '../../../src/routes.ts';

/**
 * The unit whose head or data can no longer be written into a page; null if all can. Both were checked when they came, but
 * its release still has them: a component that links the items of a list to the list makes a circle, at which the shell
 * throws, without a frame of the release in the stack.
 */
export function unwritableUnit({ view }: MountedView, match: RouteMatch | null): UnitRef | null {
  const route = match?.route;
  if (view.kind === 'page' && route?.kind === 'remote')
    return isWritable([view.head, view.data]) ? null : pageUnit(route);
  if (view.kind !== 'home' || route?.kind !== 'home') return null;
  const placed = Object.entries(route.blocks) as [HomeSlot, BlockPlacement][];
  const [, placement] = placed.find(([slot]) => !isWritable(view.blocks[slot])) ?? [];
  return placement ? blockUnit(placement) : null;
}

function isWritable(data: unknown): boolean {
  try {
    assertWritable(data, 'It');
    return true;
  } catch {
    return false;
  }
}
