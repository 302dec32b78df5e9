import { collectVitals } from './reports/collect-vitals.ts';
import { reportErrors } from './reports/report-errors.ts';

/** Share of page views that report web vitals: enough for quartiles, little traffic. Errors are always reported. */
const VITALS_SHARE = 0.1;

const page = window.meadowlark;
if (page) {
  reportErrors(page);
  if (Math.random() < VITALS_SHARE) collectVitals(page);
}
