import { SITE } from '@meadowlark/shared/site.ts';
import type { GrantedRoutes } from '../../../src/composition/granted-routes.ts';
import type { QaFacts, QaFailure } from '../../../src/features/qa/qa-facts.ts';
import type { QaView } from '../../protocol/messages.ts';
import { messageInLine } from './qa-failures.ts';

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
 * The banner of a QA view. It names the day only if the link expires on a different one. `failures` may grow until the page
 * is rendered. `refused`: addresses that releases name and are not granted.
 */
export function qaFacts(
  { pins, expiresAt, inspect }: QaView,
  now: Date,
  failures: NonNullable<QaFacts['failures']>,
  refused: GrantedRoutes['refused'],
): QaFacts {
  const notGranted = refusedPins(pins, refused);
  const ends = DAY.format(expiresAt) === DAY.format(now) ? TIME : DAY_AND_TIME;
  return {
    pins: Object.entries(pins)
      .map(([name, version]) => ({ name, version }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    until: ends.format(expiresAt),
    inspecting: inspect,
    get failures() {
      return [...notGranted, ...failures];
    },
  };
}

/** A page that is not granted is a 404, which alone would not say why. One line for each release. */
function refusedPins(pins: QaView['pins'], refused: GrantedRoutes['refused']): readonly QaFailure[] {
  return Object.entries(pins).flatMap(([remote, version]) => {
    const own = refused.filter((one) => one.remote === remote);
    const [first] = own;
    if (!first) return [];
    const message = messageInLine(`${own.map(({ cause }) => cause).join(' ')} ${first.fix}`);
    return [{ unit: `${remote}/routes`, version, message, place: null }];
  });
}
