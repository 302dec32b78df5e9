import { reportErrors } from './reports/report-errors.ts';
import { startScript } from './sleeping/start-script.ts';
import { readWakePlan } from './sleeping/wake-plan.ts';

/**
 * Share of page views that report web vitals: enough for quartiles, little traffic, and nine readers in ten do not load the
 * script. Errors are always reported.
 */
const VITALS_SHARE = 0.1;

const page = window.meadowlark;
if (page) {
  reportErrors(page);
  const { vitals } = readWakePlan();
  if (vitals && Math.random() < VITALS_SHARE) void startScript(vitals).catch(() => undefined);
}
