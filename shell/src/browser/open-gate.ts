import type { Gate } from '../composition/gate.ts';
import type { SentHtml, UnitComponent } from '../composition/mounted-view.ts';
import { LIVE_EVENT } from '../sleeping/handover.ts';
import { breath } from './breath.ts';

/** Hydrates a unit, in a task of its own. Resolves when it is live. */
export async function openGate(
  key: string,
  gate: Gate,
  Component: UnitComponent,
  sent: SentHtml | undefined,
): Promise<void> {
  await breath();
  const element = document.querySelector(`[data-unit="${CSS.escape(key)}"]`);
  const live = new Promise<void>((resolve) => {
    element?.addEventListener(LIVE_EVENT, () => resolve(), { once: true });
  });
  // Should the component throw, this is what stands in its place; after hydration it could not be had any more.
  void sent?.__html;
  gate.open(Component);
  await live;
}
