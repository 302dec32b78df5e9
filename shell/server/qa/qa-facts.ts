import { SITE } from '@meadowlark/shared/site.ts';
import type { QaFacts } from '../../src/qa/qa-facts.ts';
import type { QaView } from './pins-of.ts';

const HOUR: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: SITE.timeZone,
};
const TIME = new Intl.DateTimeFormat('en-US', HOUR);
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { ...HOUR, month: 'long', day: 'numeric' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: SITE.timeZone });

/** What the banner says about a QA view. The day is named only where the link ends on another one. */
export function qaFacts({ pins, expiresAt, inspect }: QaView, now: Date): QaFacts {
  const ends = DAY.format(expiresAt) === DAY.format(now) ? TIME : DAY_AND_TIME;
  return {
    pins: Object.entries(pins)
      .map(([name, version]) => ({ name, version }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    until: ends.format(expiresAt),
    inspecting: inspect,
  };
}
