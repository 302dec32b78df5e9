import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Handover } from '../sleeping/handover.ts';
import { sendReport } from './send-report.ts';
import type { Vital } from './sent-report.ts';

/**
 * Measures one page view and reports it when the reader turns away for the first time. Loading belongs to the route that
 * was opened, shifts and interactions to the one where the worst of them was.
 */
export function collectVitals(page: Pick<Handover, 'place'>): void {
  const { edition, route: opened } = page.place;
  const vitals = new Map<string, Vital>();
  const keep = ({ name, value }: Metric, route: string): void =>
    void vitals.set(name, { name, value, route });
  const loading = (metric: Metric): void => keep(metric, opened);
  const living = (metric: Metric): void => keep(metric, page.place.route);
  onTTFB(loading);
  onFCP(loading);
  onLCP(loading);
  onCLS(living, { reportAllChanges: true });
  onINP(living, { reportAllChanges: true });

  const leave = (): void => {
    if (vitals.size === 0) return;
    sendReport({ kind: 'vitals', edition, vitals: [...vitals.values()] });
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', hiding);
  };
  // The library closes its figures at the same event; they are there when its listeners have run.
  const hiding = (): void => queueMicrotask(leave);
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') hiding();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', hiding);
}
