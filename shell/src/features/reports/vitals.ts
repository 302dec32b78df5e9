import { collectVitals } from './collect-vitals.ts';

if (window.meadowlark) collectVitals(window.meadowlark);
