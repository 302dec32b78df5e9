import type { Editions } from './editions.ts';
import { lineage } from './lineage.ts';
import type { SetAsides } from './set-asides.ts';
import type { ReleaseId } from '../telemetry/telemetry.ts';

/** Whether readers would get an older release, and one that is not set aside itself, if this one were set aside now. */
export async function hasStandIn(
  { name, version }: ReleaseId,
  editions: Editions,
  asides: Pick<SetAsides, 'isAside'>,
): Promise<boolean> {
  const { edition, canary } = editions.live();
  for (const served of canary ? [edition, canary.edition] : [edition]) {
    let found = false;
    for await (const older of lineage(editions, served, name)) {
      if (found && !asides.isAside({ name, version: older })) return true;
      found ||= older === version;
    }
  }
  return false;
}
