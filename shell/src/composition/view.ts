import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { HomeSlot } from '../routes.ts';

/** One block of the home page: its data, or the fact that it could not be had. */
export type BlockView = { state: 'ready'; data: unknown } | { state: 'away' };

/** Blocks of the home page by place. */
export type BlockViews = Readonly<Record<HomeSlot, BlockView>>;

/**
 * What is to be shown at an address, as plain JSON: written into the page for hydration and answered by `/_data` for
 * later navigations. `status` is the HTTP status of the page.
 */
export type View =
  | { kind: 'page'; status: number; head: Head; data: unknown }
  | { kind: 'home'; status: number; head: Head; blocks: BlockViews }
  | { kind: 'away'; status: number; head: Head; title: string }
  | { kind: 'not-found'; status: 404; head: Head };
