import type { MountedView } from '../composition/mounted-view.ts';
import { blockUnit, unitKey } from '../composition/unit.ts';
import type { BlockView, BlockViews } from '../composition/view.ts';
import { HOME, type HomeSlot } from '../routes.ts';
import { throwsAlone } from './throws-alone.tsx';

const AWAY: BlockView = { state: 'away' };

/**
 * Renders each unit of a view alone and takes out those that throw: on the server React has no error boundaries, so
 * one bad unit would cost the whole page. Only done when something did throw, or when the page is already on its way.
 * `onThrow` hears the key of each; for blocks that are late, when they arrive.
 */
export function withoutThrowingUnits(
  mounted: MountedView,
  url: URL,
  onThrow: (key: string) => void,
): MountedView {
  const { view, units, releases, late } = mounted;
  const throws = (key: string, data: unknown): boolean => {
    const bad = throwsAlone(units.get(key), data, url);
    if (bad) onThrow(key);
    return bad;
  };
  if (view.kind === 'page')
    return { view, units: new Map([...units].filter(([key]) => !throws(key, view.data))), releases };
  if (view.kind !== 'home') return mounted;

  const checked = (slot: HomeSlot, block: BlockView): BlockView =>
    block.state === 'ready' && throws(unitKey(blockUnit(HOME.blocks[slot])), block.data) ? AWAY : block;
  const slots = Object.keys(HOME.blocks) as HomeSlot[];
  const blocks = Object.fromEntries(
    slots.map((slot) => [slot, checked(slot, view.blocks[slot])]),
  ) as BlockViews;
  const waiting = [...(late ?? [])].map(
    ([slot, block]) => [slot, block.then((there) => checked(slot, there))] as const,
  );
  return { view: { ...view, blocks }, units, releases, late: new Map(waiting) };
}
