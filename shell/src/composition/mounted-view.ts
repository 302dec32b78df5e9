import type { WithServices } from '@meadowlark/shared/contract/services.ts';
import type { ComponentType, ReactNode } from 'react';
import type { BrowserReleases } from '../document/page-state.ts';
import type { HomeSlot } from '../routes.ts';
import type { Gate } from './gate.ts';
import type { BlockView, View } from './view.ts';

/** A component of a remote, as the shell sees it: it takes the data its own `load` returned. */
export type UnitComponent = ComponentType<{ data: unknown } & WithServices>;

/**
 * How a unit is shown. `live`: its component runs here. `frozen`: the server's HTML stays as it is, because its script
 * is not wanted on the first view or did not come. `waiting`: it stays until its gate opens. Links and native controls
 * work in all of them.
 */
export type Unit =
  | LiveUnit
  | { state: 'frozen'; asSent: SentHtml }
  | { state: 'waiting'; gate: Gate; asSent: SentHtml };

export interface LiveUnit {
  state: 'live';
  Component: UnitComponent;
  /** What stands in its place should the component throw. In the browser, on the first view. */
  asSent?: SentHtml;
}

/** HTML of a unit as the server sent it. Always the same object for the same text, or React would write it again. */
export interface SentHtml {
  __html: string;
}

/** Units of a view by unit key. One that is missing could not be had at all. */
export type Units = ReadonlyMap<string, Unit>;

/** Blocks that missed their deadline, by place. They settle, and never reject: a block that fails is away. */
export type LateBlocks = ReadonlyMap<HomeSlot, Promise<BlockView>>;

/** A view together with what shows it. In the browser nothing is late: the page has ended when hydration begins. */
export interface MountedView {
  view: View;
  units: Units;
  /** The releases that made it. */
  releases: BrowserReleases;
  late?: LateBlocks;
  /**
   * In the browser, on the first view: what replaces it when the script of a unit could not be had. Never rejects; never
   * settles where all goes well.
   */
  better?: Promise<MountedView>;
  /**
   * In the browser: what replaces it now that the unit of this key threw while it was rendered: the release before, or
   * the fallback. Never rejects.
   */
  mend?: (key: string, error: unknown) => Promise<MountedView>;
}

/** What a page is shown from: the view, or the promise of one that missed its deadline and what to show until then. */
export interface ArrivingView {
  mounted: MountedView | Promise<MountedView>;
  pending: ReactNode;
}
