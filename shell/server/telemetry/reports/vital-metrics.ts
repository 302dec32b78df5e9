import { Histogram, type Registry } from 'prom-client';
import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals';
import type { Vital } from '../../../src/features/reports/sent-report.ts';
import type { Channel } from './attribute-report.ts';

/** Seconds, around the limits of good and poor: 0.2 and 0.5 (INP), 0.8 and 1.8 (TTFB), 1.8 and 3 (FCP), 2.5 and 4 (LCP). */
const SECONDS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8];
/** Score; good up to 0.1, poor from 0.25. */
const SHIFT = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Histograms of web vitals by route pattern and channel. Leaves out tabs of earlier editions, which are not served now. */
export function vitalMetrics(registry: Registry): (channel: Channel, vitals: readonly Vital[]) => void {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'meadowlark_web_vital_seconds',
    help: 'Web vitals that are times, as browsers measured them (a sample of page views).',
    labelNames: ['vital', 'route', 'channel'] as const,
    buckets: SECONDS,
    registers,
  });
  const shift = new Histogram({
    name: 'meadowlark_layout_shift_score',
    help: 'Cumulative layout shift, as browsers measured it (a sample of page views).',
    labelNames: ['route', 'channel'] as const,
    buckets: SHIFT,
    registers,
  });
  return (channel, vitals) => {
    if (channel === 'earlier') return;
    for (const { name, value, route } of vitals) {
      if (name === 'CLS') shift.observe({ route, channel }, value);
      else seconds.observe({ vital: name, route, channel }, value / 1000);
    }
  };
}

/** The core web vitals, and the value above which each is poor. FCP and TTFB say more about networks than about releases. */
const POOR: Partial<Record<Vital['name'], number>> = {
  LCP: LCPThresholds[1],
  INP: INPThresholds[1],
  CLS: CLSThresholds[1],
};

/** Whether a view was poor in one of the core web vitals; null if none was measured. */
export function isPoor(vitals: readonly Vital[]): boolean | null {
  const core = vitals.filter(({ name }) => name in POOR);
  return core.length === 0 ? null : core.some(({ name, value }) => value > (POOR[name] ?? Infinity));
}
