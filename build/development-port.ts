import { createHash } from 'node:crypto';
import { remoteNames } from './remotes.ts';

/** The first programs were numbered by hand, and bookmarks name these ports. The site itself is at 3000. */
const FIRST: ReadonlyMap<string, number> = new Map([
  ['shell', 3010],
  ['news', 3011],
  ['blog', 3012],
  ['media', 3013],
  ['static', 3014],
  ['sheet', 3015],
]);

const LOWEST = 3020;
const PLACES = 100;

/** Port of a program's development server. A remote keeps its port when others come and go, unless it has to make way. */
export function developmentPort(name: string): number {
  const port = FIRST.get(name) ?? portsOf(remoteNames()).get(name);
  if (port === undefined)
    throw new Error(
      `There is no development port for "${name}": no folder mfe-${name} has an rsbuild.config.ts.`,
    );
  return port;
}

/**
 * A port for every remote that has none by hand: the place its name hashes to, or the next free one. Where two meet, the
 * first by name has the place, so that every process comes to the same answer.
 */
export function portsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const ports = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of names.filter((one) => !FIRST.has(one)).toSorted()) {
    if (taken.size === PLACES)
      throw new Error(`More than ${PLACES} remotes: widen the range in build/development-port.ts.`);
    let place = placeOf(name);
    while (taken.has(place)) place = (place + 1) % PLACES;
    taken.add(place);
    ports.set(name, LOWEST + place);
  }
  return ports;
}

function placeOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % PLACES;
}
