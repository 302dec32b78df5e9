import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import type { ComponentType, ReactNode } from 'react';
import type { BrowserReleases } from './page-state.ts';
import type { HomeSlot } from '../routes.ts';
import type { BlockView, View } from './view.ts';

/** A component of a remote. `data` is what its `load` returned. */
export type UnitComponent = ComponentType<{ data: unknown } & WithServices>;

/** Keeps the server's HTML of a unit on the first view until the unit is to be hydrated and its component is loaded. */
export class Latch {
  /** The component, once the latch is open. */
  component: UnitComponent | null = null;
  /** Resolves when the latch opens; may stay pending. */
  readonly opened: Promise<UnitComponent>;
  #resolve: (component: UnitComponent) => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => (this.#resolve = resolve));
  }

  open(component: UnitComponent): void {
    this.component = component;
    this.#resolve(component);
  }
}

/**
 * How a unit is shown. `live`: its component runs. `frozen`: the server's HTML stays, because its script is not needed on
 * the first view, or failed to load. `waiting`: the HTML stays until the latch opens. Links and native controls always work.
 */
export type Unit =
  | LiveUnit
  | { state: 'frozen'; html: ServerHtml }
  | { state: 'waiting'; latch: Latch; html: ServerHtml };

export interface LiveUnit {
  state: 'live';
  Component: UnitComponent;
  /** Fallback if the component throws. Only in the browser, on the first view. */
  html?: ServerHtml;
}

/** HTML from the server. Use one object per text: for a new object React writes the HTML again. */
export interface ServerHtml {
  __html: string;
}

/** Units of a view by unit key. Unavailable units are missing. */
export type Units = ReadonlyMap<string, Unit>;

/** Late blocks by slot. They never reject: a block that fails resolves as unavailable. */
export type LateBlocks = ReadonlyMap<HomeSlot, Promise<BlockView>>;

/** A view and its units. In the browser no block is late: the page is complete when hydration begins. */
export interface MountedView {
  view: View;
  units: Units;
  /** The releases that made the view. */
  releases: BrowserReleases;
  late?: LateBlocks;
  /**
   * In the browser, on the first view: replaces this view if the script of a unit fails. Never rejects; stays pending if all
   * scripts load.
   */
  replacement?: Promise<MountedView>;
  /**
   * In the browser: the view that replaces this one after the unit of this key threw while rendering. It contains the
   * previous release or the fallback. Never rejects.
   */
  recover?: (key: string, error: unknown) => Promise<MountedView>;
}

/** A view, or the promise of a late one; `pending` is shown until it resolves. */
export interface ArrivingView {
  mounted: MountedView | Promise<MountedView>;
  pending: ReactNode;
}

/** Awaits the late blocks. The result is what the browser hydrates, and what `/_data` returns. */
export async function settleView({ view, late }: MountedView): Promise<View> {
  if (view.kind !== 'home' || !late) return view;
  const settled = await Promise.all([...late].map(async ([slot, block]) => [slot, await block] as const));
  return { ...view, blocks: { ...view.blocks, ...(Object.fromEntries(settled) as Record<HomeSlot, never>) } };
}
