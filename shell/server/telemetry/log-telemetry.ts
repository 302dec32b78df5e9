import type { Telemetry } from './telemetry.ts';

/** Where log lines go: fields first, as the server's logger takes them. */
export interface TelemetryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Writes a line about everything that somebody may have to look into. */
export function logTelemetry(log: TelemetryLog): Partial<Telemetry> {
  return {
    unitFailed: ({ remote, kind, name, version, edition }, side, error) =>
      log.error({ err: error, remote, version, edition, unit: `${kind}/${name}`, side }, 'unit failed'),
    fellBack: ({ remote, kind, name, version, edition }, to, side) =>
      log.warn({ remote, version, edition, unit: `${kind}/${name}`, side, to }, 'fell back'),
    setAside: ({ name, version }, why) => log.error({ remote: name, version, why }, 'release set aside'),
    restored: ({ name, version }) => log.info({ remote: name, version }, 'release restored'),
    editionTaken: (edition) => log.info({ edition }, 'edition taken'),
    editionRefused: (error) => log.error({ err: error }, 'edition refused'),
  };
}
