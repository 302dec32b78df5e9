import type { HomeSlot } from '../routes.ts';
import type { MountedView } from './mounted-view.ts';
import type { View } from './view.ts';

/** The view when nothing is late any more: what the browser gets to hydrate, and what `/_data` answers. */
export async function settleView({ view, late }: MountedView): Promise<View> {
  if (view.kind !== 'home' || !late) return view;
  const settled = await Promise.all([...late].map(async ([slot, block]) => [slot, await block] as const));
  return { ...view, blocks: { ...view.blocks, ...(Object.fromEntries(settled) as Record<HomeSlot, never>) } };
}
