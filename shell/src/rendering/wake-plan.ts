import { GUESTS } from '../routes.ts';
import type { LateScripts, WakePlan } from '../sleeping/wake-plan.ts';
import type { RenderRequest } from './render-request.ts';

const LATE: readonly (keyof LateScripts)[] = [
  'reports',
  'reader',
  'reading',
  'receipt',
  'saved',
  'livePost',
  'vitals',
  'donation',
  'ads',
];

/** The scripts and settings with which a page wakes. */
export function wakePlan(request: RenderRequest, headIsLate: boolean): WakePlan {
  const { shell, preloads, edition, pattern, inspector } = request;
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
    ...Object.fromEntries(LATE.map((name) => [name, request[name]])),
  };
}
