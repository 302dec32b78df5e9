import { unitKey } from '../../src/composition/unit.ts';
import type { Log } from '../../lib/log.ts';
import { releaseOfUnit, type ReleaseId } from '../../store/release-key.ts';
import type { RecordEvent, SeenUnit } from '../protocol/telemetry-event.ts';

/** Characters; a request line may have 16 KB. */
const MAX_PATH = 200;

/**
 * Logs one line per event that somebody may have to look into, with remote, version, edition and owner, so that it can be
 * routed to the team. Events of ordinary requests have the level `debug`.
 */
export function logTelemetry(log: Log): RecordEvent {
  /** By remote, from the release that was loaded last. */
  const owners = new Map<string, string>();
  const release = ({ name, version }: ReleaseId) => ({
    remote: name,
    version,
    owner: owners.get(name),
  });
  const unit = (seen: SeenUnit) => ({
    ...release(releaseOfUnit(seen)),
    edition: seen.edition,
    unit: unitKey(seen),
    ...(seen.request === undefined ? {} : { reqId: seen.request }),
  });
  return (recorded) => {
    const { event } = recorded;
    switch (event) {
      case 'release-loaded': {
        const { release: id, outcome, seconds } = recorded;
        if (id.owner !== undefined) owners.set(id.name, id.owner);
        const fields = { event, ...release(id), outcome, seconds };
        if (outcome === 'ok') log.info(fields, 'release loaded');
        else log.error({ ...fields, err: recorded.error }, 'release could not be loaded');
        return;
      }
      case 'unit-loaded': {
        const { outcome, seconds } = recorded;
        const fields = { event, ...unit(recorded.unit), outcome, seconds };
        if (outcome === 'late') log.warn(fields, 'load missed its deadline');
        else log.debug(fields, 'load ran');
        return;
      }
      case 'page-rendered': {
        const { units, seconds } = recorded;
        return log.debug({ event, units: units.map(unitKey), seconds }, 'page rendered');
      }
      case 'unit-failed': {
        const { side, error } = recorded;
        const fields = { event, ...unit(recorded.unit), side, err: error };
        // May be the fault of that one browser; the counter shows whether there are many.
        if (side === 'browser') log.warn(fields, 'unit failed in a browser');
        else log.error(fields, 'unit failed');
        return;
      }
      case 'release-failed': {
        const { release: seen, side, error } = recorded;
        const fields = { event, ...release(seen), edition: seen.edition, side, err: error };
        return log.warn(fields, 'uncaught error of a release');
      }
      case 'uncaught-error':
        return log.error(withErr(recorded), 'uncaught error of a composer');
      case 'fell-back':
        return log.warn({ event, ...unit(recorded.unit), to: recorded.to, side: recorded.side }, 'fell back');
      case 'unknown-path': {
        const { path, request: reqId } = recorded;
        return log.warn({ event, path: path.slice(0, MAX_PATH), reqId }, 'unknown path');
      }
      case 'quarantined': {
        const { why, by } = recorded;
        return log.error({ event, ...release(recorded.release), why, by }, 'release quarantined');
      }
      case 'restored':
        return log.info({ event, ...release(recorded.release) }, 'release restored');
      case 'forgotten':
        return log.debug({ event, ...release(recorded.release) }, 'release is no longer served');
      case 'canary-halted':
        return log.error(recorded, 'canary halted');
      case 'canary-advanced':
        return log.info(recorded, 'canary goes to more readers');
      case 'canary-move-failed':
        return log.error(withErr(recorded), 'canary could not be moved');
      case 'purged': {
        const { cache, error } = recorded;
        if (error === null) log.info({ event, cache }, 'purged the pages of the previous edition');
        else log.error(withErr(recorded), 'a cache in front was not purged');
        return;
      }
      case 'edition-taken':
        return log.info(recorded, 'edition taken');
      case 'edition-refused':
        return log.error(withErr(recorded), 'edition refused');
      case 'object-refused':
        return log.error(withErr(recorded), 'object of the store refused');
      case 'view-composed':
      case 'view-served':
      case 'vitals-measured':
      case 'canary-judged':
      case 'page-cache-lookup':
      case 'responded-early':
      case 'cache-lookup':
      case 'store-availability':
      case 'judgments-exchanged':
      case 'phase-traced':
        // Metrics and traces only: they come with every request, or twice a second.
        return;
    }
  };
}

/** Under the name that the log writes as errors with stacks. */
function withErr({ error, ...fields }: { error: unknown }): object {
  return { ...fields, err: error };
}
