import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ShellBootstrap } from '../../sleeping/shell-bootstrap.ts';
import { REPORT_PATH, type SentReport, type Vital } from './sent-report.ts';

/**
 * Measures a page view and reports it when the page is hidden for the first time. Loading metrics belong to the first
 * route, shifts and interactions to the route of the worst one.
 */
export function collectVitals(page: Pick<ShellBootstrap, 'place'>): void {
  const { edition, route: opened } = page.place;
  const vitals = new Map<string, Vital>();
  const keep = ({ name, value }: Metric, route: string): void =>
    void vitals.set(name, { name, value, route });
  const loading = (metric: Metric): void => keep(metric, opened);
  const interaction = (metric: Metric): void => keep(metric, page.place.route);
  onTTFB(loading);
  onFCP(loading);
  onLCP(loading);
  onCLS(interaction, { reportAllChanges: true });
  onINP(interaction, { reportAllChanges: true });

  const report = (): void => {
    if (vitals.size === 0) return;
    const sent: SentReport = { kind: 'vitals', edition, vitals: [...vitals.values()] };
    // Browsers deliver beacons even when the page is closed.
    navigator.sendBeacon(REPORT_PATH, JSON.stringify(sent));
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', hiding);
  };
  // web-vitals finishes its values in listeners of the same event; the microtask runs after them.
  const hiding = (): void => queueMicrotask(report);
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') hiding();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', hiding);
}
