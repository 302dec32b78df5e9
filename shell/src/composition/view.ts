import type { Head } from '@meadowlark/shared/contract/head.ts';
import type { HomeSlot, RemoteRoute, Route } from '../routes.ts';

/** One block of the home page. */
export type BlockView = { state: 'ready'; data: unknown } | { state: 'unavailable' };

export type BlockViews = Readonly<Record<HomeSlot, BlockView>>;

/**
 * What is shown at a path, as plain JSON: part of the page for hydration, and the response of `/_data` for soft
 * navigations. `status` is the HTTP status of the page.
 */
export type View =
  | {
      kind: 'page';
      status: number;
      head: Head;
      data: unknown;
      /** In seconds, if the load made it shorter than the policy of the route. */
      freshSeconds?: number;
      /** The route at a granted address: it is not in the shell's table. */
      route?: RemoteRoute;
    }
  | { kind: 'home'; status: number; head: Head; blocks: BlockViews }
  | { kind: 'unavailable'; status: number; head: Head; title: string }
  | { kind: 'not-found'; status: 404; head: Head };

/** The route of a view: its own, or the one of its path in the shell's table. */
export function routeOfView(view: View, fromTable: Route | null): Route | null {
  return (view.kind === 'page' && view.route) || fromTable;
}
