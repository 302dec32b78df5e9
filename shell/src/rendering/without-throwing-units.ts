import type { MountedView } from '../composition/mounted-view.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import type { BlockView, BlockViews } from '../composition/view.ts';
import { HOME, type HomeSlot } from '../routes.ts';
import { renderAlone } from './render-alone.tsx';
import type { Thrown } from './render-request.ts';

const UNAVAILABLE: BlockView = { state: 'unavailable' };

/**
 * Renders each unit of a view alone and removes those that throw: React has no error boundaries on the server, so one
 * bad unit would fail the whole page. Used after something threw, or before a page is streamed, because that cannot be
 * rendered again. Late blocks are not checked. `whole`: also removes units with a Suspense boundary that waits.
 */
export function withoutThrowingUnits(
  mounted: MountedView,
  url: URL,
  onThrow: (thrown: Thrown) => void,
  whole = false,
): MountedView {
  const { view, units } = mounted;
  const throws = (key: string, data: unknown): boolean => {
    const unit = units.get(key);
    const problem = unit?.state === 'live' ? renderAlone(unit.Component, data, url, whole) : null;
    if (problem) onThrow({ unit: key, error: problem.error });
    return problem !== null;
  };
  if (view.kind === 'page')
    return { ...mounted, units: new Map([...units].filter(([key]) => !throws(key, view.data))) };
  if (view.kind !== 'home') return mounted;

  const slots = Object.keys(HOME.blocks) as HomeSlot[];
  const checked = (slot: HomeSlot): BlockView => {
    const block = view.blocks[slot];
    const bad = block.state === 'ready' && throws(unitKey(blockUnit(HOME.blocks[slot])), block.data);
    return bad ? UNAVAILABLE : block;
  };
  const blocks = Object.fromEntries(slots.map((slot) => [slot, checked(slot)])) as BlockViews;
  return { ...mounted, view: { ...view, blocks } };
}
