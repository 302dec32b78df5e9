import { GUESTS } from '../routes.ts';
import type { WakePlan } from '../sleeping/wake-plan.ts';
import type { RenderRequest } from './render-request.ts';

/** The scripts and settings with which a page wakes. */
export function wakePlan(
  {
    shell,
    preloads,
    edition,
    pattern,
    reports,
    reader,
    reading,
    receipt,
    saved,
    livePost,
    vitals,
    donation,
    ads,
    inspector,
  }: RenderRequest,
  headIsLate: boolean,
): WakePlan {
  return {
    awake: shell.awake,
    units: preloads,
    // The awake shell corrects the head of a late page and shows guests; the inspector and development need it awake.
    atOnce:
      headIsLate ||
      GUESTS.some(({ path }) => path === pattern) ||
      inspector !== undefined ||
      process.env.NODE_ENV === 'development',
    place: { edition, route: pattern ?? '*' },
    reports,
    reader,
    reading,
    receipt,
    saved,
    livePost,
    vitals,
    donation,
    ads,
  };
}
