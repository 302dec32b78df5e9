import { SILENT, type Telemetry } from './telemetry.ts';

/** Tells every listener what it wants to hear. */
export function tellAll(...listeners: readonly Partial<Telemetry>[]): Telemetry {
  const tell = (event: keyof Telemetry): [string, (...details: unknown[]) => void] => [
    event,
    (...details: unknown[]) => {
      for (const listener of listeners)
        (listener[event] as ((...details: unknown[]) => void) | undefined)?.call(listener, ...details);
    },
  ];
  return Object.fromEntries((Object.keys(SILENT) as (keyof Telemetry)[]).map(tell)) as never;
}
