import type { Choice } from './choose-version.ts';
import type { Editions } from './editions.ts';

/** The live edition as it is: for what is the same for everybody, such as feeds and the sitemap. */
export function liveChoice(editions: Editions): Choice {
  return { edition: editions.live().edition, without: [], pinned: [] };
}
