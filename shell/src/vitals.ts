import { collectVitals } from './reports/collect-vitals.ts';

if (window.meadowlark) collectVitals(window.meadowlark);
