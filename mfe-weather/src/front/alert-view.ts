import type { Alert } from '../service/alerts.ts';
import { omahaTime, type TimeView } from './omaha-time.ts';

export interface AlertView extends Omit<Alert, 'until'> {
  until: TimeView | null;
}

export function alertView({ until, ...alert }: Alert, now: number): AlertView {
  return { ...alert, until: until === null ? null : omahaTime(until, now).view };
}
