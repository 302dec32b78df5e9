import { SITE } from '@meadowlark/shared/site.ts';
import type { QaFacts } from '../../../src/qa/qa-facts.ts';
import type { QaView } from '../../protocol/messages.ts';

const HOUR: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: SITE.timeZone,
};
const TIME = new Intl.DateTimeFormat('en-US', HOUR);
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { ...HOUR, month: 'long', day: 'numeric' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: SITE.timeZone });

/**
 * The banner of a QA view. It names the day only if the link expires on another one. `failures` may grow until the page
 * is rendered.
 */
export function qaFacts(
  { pins, expiresAt, inspect }: QaView,
  now: Date,
  failures: NonNullable<QaFacts['failures']>,
): QaFacts {
  const ends = DAY.format(expiresAt) === DAY.format(now) ? TIME : DAY_AND_TIME;
  return {
    pins: Object.entries(pins)
      .map(([name, version]) => ({ name, version }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    until: ends.format(expiresAt),
    inspecting: inspect,
    failures,
  };
}
