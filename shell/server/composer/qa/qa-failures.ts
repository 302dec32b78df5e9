import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { QaFailure } from '../../../src/features/qa/qa-facts.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import { releaseOfUnit } from '../../../store/release-key.ts';
import type { ReleaseSource } from '../release-source.ts';
import type { LogLine } from '../../protocol/messages.ts';
import type { SeenUnit } from '../../protocol/telemetry-event.ts';
import { sourcePlace } from './source-place.ts';

/** An error may contain a whole feed. */
const MAX_LENGTH = 300;

type Log = (level: LogLine['level'], fields: LogLine['fields'], message: string) => void;

/** Collects the failures of one view of staff for banner, inspector and log. They are not counted. */
export class QaFailures {
  readonly list: QaFailure[] = [];
  readonly #noted = new Map<string, { unit: SeenUnit; error: unknown }>();

  unitFailed(unit: SeenUnit, error: unknown): void {
    const key = unitKey(unit);
    // A unit that throws is rendered again alone, to find it, and throws again.
    if (!this.#noted.has(key)) this.#noted.set(key, { unit, error });
  }

  /** Finds the source place of each noted failure and logs it. Call it before the page is rendered. */
  async explain(releases: Pick<ReleaseSource, 'serverMap'>, log: Log): Promise<void> {
    const known = new Set(this.list.map(({ unit }) => unit));
    for (const [key, { unit, error }] of this.#noted) {
      if (known.has(key)) continue;
      const { remote, version } = unit;
      // One after the other: failures are few.
      const place = await sourcePlace(error, releaseOfUnit(unit), releases);
      const failure = { unit: key, version, message: messageInLine(error), place };
      this.list.push(failure);
      log(
        'warn',
        { event: 'qa-unit-failed', remote, side: 'server', ...failure },
        'unit failed in a view of staff',
      );
    }
  }
}

/** One line of bounded length. */
export function messageInLine(error: unknown): string {
  const message = messageOf(error);
  const line = message.slice(0, MAX_LENGTH + 1).replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return message.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
