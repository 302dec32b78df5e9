import type { MountedView } from '../composition/mounted-view.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import type { BlockView, BlockViews } from '../composition/view.ts';
import { HOME, type HomeSlot } from '../routes.ts';
import { renderAlone } from './render-alone.tsx';
import type { Thrown } from './render-request.ts';

const AWAY: BlockView = { state: 'away' };

/**
 * Renders each unit of a view alone and takes out those that throw: on the server React has no error boundaries, so
 * one bad unit would cost the whole page. Only done when something did throw, or when the page cannot be rendered again
 * because its first part is sent before the rest is there. `onThrow` hears of each. Late blocks are not looked at.
 */
export function withoutThrowingUnits(
  mounted: MountedView,
  url: URL,
  onThrow: (thrown: Thrown) => void,
): MountedView {
  const { view, units } = mounted;
  const throws = (key: string, data: unknown): boolean => {
    const unit = units.get(key);
    const problem = unit?.state === 'live' ? renderAlone(unit.Component, data, url) : null;
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
    return bad ? AWAY : block;
  };
  const blocks = Object.fromEntries(slots.map((slot) => [slot, checked(slot)])) as BlockViews;
  return { ...mounted, view: { ...view, blocks } };
}
