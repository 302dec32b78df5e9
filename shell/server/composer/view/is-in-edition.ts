import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Route } from '../../../src/routes.ts';

/** Whether there is such a page in this edition: the pages of a guest come and go with its releases. */
export function isInEdition(route: Route, { releases }: Pick<Edition, 'releases'>): boolean {
  return route.kind === 'home' || route.roomHeight === undefined || route.remote in releases;
}
