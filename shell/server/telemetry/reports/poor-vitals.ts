import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals';
import type { Vital } from '../../../src/reports/sent-report.ts';

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
