import { unitKey } from '../../src/composition/unit.ts';
import type { ReleaseId, SeenUnit, Telemetry } from './telemetry.ts';

/** Where log lines go: fields first, as the server's logger takes them. */
export interface TelemetryLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Writes one line for everything that somebody may have to look into. Each names remote, version, edition and owner, so
 * that it can be sent to the team whose error it is. What happens with every request is written at level `debug`.
 */
export function logTelemetry(log: TelemetryLog): Partial<Telemetry> {
  /** By remote, from the releases that were loaded; the last word counts. */
  const owners = new Map<string, string>();
  const release = ({ name, version }: ReleaseId) => ({
    remote: name,
    version,
    owner: owners.get(name),
  });
  const unit = (seen: SeenUnit) => ({
    ...release({ name: seen.remote, version: seen.version }),
    edition: seen.edition,
    unit: unitKey(seen),
    ...(seen.request === undefined ? {} : { reqId: seen.request }),
  });
  return {
    releaseLoaded(id, outcome, seconds) {
      if (id.owner !== undefined) owners.set(id.name, id.owner);
      const fields = { event: 'release-loaded', ...release(id), outcome, seconds };
      if (outcome === 'ok') log.info(fields, 'release loaded');
      else log.error(fields, 'release could not be loaded');
    },
    unitLoaded(seen, outcome, seconds) {
      const fields = { event: 'unit-loaded', ...unit(seen), outcome, seconds };
      if (outcome === 'late') log.warn(fields, 'load missed its deadline');
      else log.debug(fields, 'load ran');
    },
    pageRendered(units, seconds) {
      log.debug({ event: 'page-rendered', units: units.map(unitKey), seconds }, 'page rendered');
    },
    unitFailed(seen, side, error) {
      const fields = { event: 'unit-failed', ...unit(seen), side, err: error };
      // One browser may have troubles of its own; many of them are a matter for the counter.
      if (side === 'browser') log.warn(fields, 'unit failed in a browser');
      else log.error(fields, 'unit failed');
    },
    releaseFailed(seen, side, error) {
      const fields = { event: 'release-failed', ...release(seen), edition: seen.edition, side, err: error };
      log.warn(fields, 'uncaught error of a release');
    },
    fellBack: (seen, to, side) => log.warn({ event: 'fell-back', ...unit(seen), to, side }, 'fell back'),
    setAside: (id, why) => log.error({ event: 'set-aside', ...release(id), why }, 'release set aside'),
    restored: (id) => log.info({ event: 'restored', ...release(id) }, 'release restored'),
    forget: (id) => log.debug({ event: 'forgotten', ...release(id) }, 'release is served no more'),
    editionTaken: (edition) => log.info({ event: 'edition-taken', edition }, 'edition taken'),
    editionRefused: (error) => log.error({ event: 'edition-refused', err: error }, 'edition refused'),
  };
}
