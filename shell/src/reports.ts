import { collectVitals } from './reports/collect-vitals.ts';
import { reportErrors } from './reports/report-errors.ts';

/** One page view in ten tells how fast it was: enough for quartiles, little for networks. Errors are always told. */
const VITALS_SHARE = 0.1;

const page = window.meadowlark;
if (page) {
  reportErrors(page);
  if (Math.random() < VITALS_SHARE) collectVitals(page);
}
