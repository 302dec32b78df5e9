import { WAKE_PLAN_ID, type WakePlan } from './wake-plan.ts';

/** The plan that the server wrote into this page. */
export function readWakePlan(): WakePlan {
  return JSON.parse(document.getElementById(WAKE_PLAN_ID)?.textContent ?? '') as WakePlan;
}
