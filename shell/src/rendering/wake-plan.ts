import type { WakePlan } from '../sleeping/wake-plan.ts';
import type { RenderRequest } from './render-request.ts';

/** What a page needs when it wakes. */
export function wakePlan(
  { shell, preloads, edition, pattern, reports, donation, ads, inspector }: RenderRequest,
  headIsLate: boolean,
): WakePlan {
  return {
    awake: shell.awake,
    units: preloads,
    // The head of a page that was late is put right by the awake shell; who inspects or edits a page wants to see it live.
    atOnce: headIsLate || inspector !== undefined || process.env.NODE_ENV === 'development',
    place: { edition, route: pattern ?? '*' },
    reports,
    donation,
    ads,
  };
}
