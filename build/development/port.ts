import { createHash } from 'node:crypto';
import { remoteNames } from '../remotes.ts';

/** Fixed ports, which bookmarks may name. The site itself is at 3000. */
const FIXED: ReadonlyMap<string, number> = new Map([
  ['shell', 3010],
  ['news', 3011],
  ['blog', 3012],
  ['media', 3013],
  ['static', 3014],
  ['style-guide', 3015],
]);

const LOWEST = 3020;
const SLOTS = 100;

/**
 * Port of a program's development server. A remote nearly always keeps its port when others are added or removed; in a
 * repository of its own there are no others.
 */
export function developmentPort(name: string): number {
  return FIXED.get(name) ?? portsOf([...new Set([...remoteNames(), name])]).get(name) ?? LOWEST;
}

/** The port in PORT, or null: an empty value counts as not set. Throws a message for any other text. */
export function portSetting(): number | null {
  const text = process.env['PORT'] ?? '';
  if (text === '') return null;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`The setting PORT must be a port number up to 65535; it is "${text}".`);
}

/**
 * A port for every remote without a fixed one: the slot its name hashes to, or the next free one. In a collision the
 * first by name gets the slot, so that every process computes the same ports.
 */
export function portsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const ports = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of names.filter((one) => !FIXED.has(one)).toSorted()) {
    if (taken.size === SLOTS)
      throw new Error(`More than ${SLOTS} remotes: widen the range in build/development/port.ts.`);
    let slot = slotOf(name);
    while (taken.has(slot)) slot = (slot + 1) % SLOTS;
    taken.add(slot);
    ports.set(name, LOWEST + slot);
  }
  return ports;
}

function slotOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % SLOTS;
}
