import type { WakePlan } from '../sleeping/wake-plan.ts';
import type { RenderRequest } from './render-request.ts';

/** The scripts and settings with which a page wakes. */
export function wakePlan(
  { shell, preloads, edition, pattern, reports, vitals, donation, ads, inspector }: RenderRequest,
  headIsLate: boolean,
): WakePlan {
  return {
    awake: shell.awake,
    units: preloads,
    // The awake shell corrects the head of a late page; the inspector and development need the shell awake.
    atOnce: headIsLate || inspector !== undefined || process.env.NODE_ENV === 'development',
    place: { edition, route: pattern ?? '*' },
    reports,
    vitals,
    donation,
    ads,
  };
}
