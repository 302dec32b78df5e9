import { reportErrors } from './reports/report-errors.ts';

/**
 * Share of page views that report web vitals: enough for quartiles, little traffic, and nine readers in ten do not load the
 * script. Errors are always reported.
 */
const VITALS_SHARE = 0.1;

const page = window.meadowlark;
if (page) {
  reportErrors(page);
  if (Math.random() < VITALS_SHARE) void page.load(page.plan.vitals);
}
