import type { GuestContainer } from '@meadowlark/shared/contract/guest.ts';
import { loadScript, SCRIPT_DEADLINE_MS } from '../browser/load-script.ts';
import { withDeadline } from '../composition/with-deadline.ts';
import { requireHashes } from './require-hashes.ts';

/** The container of a guest, by the protocol of Module Federation. */
export interface GuestEntry {
  init: (...args: never) => unknown;
  get: (address: string) => unknown;
}

/** Globals that a release of a guest has set, by the name of its container. */
const globals = new Map<string, string[]>();

/** Loads the container of a guest. Every file that it will load is checked against its hash. */
export async function loadGuestEntry(guest: GuestContainer, base: string): Promise<GuestEntry> {
  const files = new Map(guest.files.map(({ path, integrity }) => [new URL(path, base).href, integrity]));
  requireHashes(new URL('.', base).href, files);
  const entry = new URL(guest.entry, base).href;
  const container =
    guest.type === 'module' ? await fromModule(entry, files) : await fromScript(entry, files, guest);
  const { init, get } = (container ?? {}) as Partial<GuestEntry>;
  if (typeof init === 'function' && typeof get === 'function') return container as GuestEntry;
  throw new Error(`The script ${entry} is not a container.`);
}

async function fromScript(
  entry: string,
  files: ReadonlyMap<string, string>,
  { global }: GuestContainer,
): Promise<unknown> {
  const place = window as unknown as Record<string, unknown>;
  // Chunks of another release of this guest have the same global name, and would be used for this one.
  for (const name of globals.get(global) ?? []) place[name] = undefined;
  const before = new Set(Object.keys(place));
  await loadScript(entry, files.get(entry) ?? '');
  const set = Object.keys(place).filter((name) => name.endsWith(global) && !before.has(name));
  globals.set(global, [...(globals.get(global) ?? []), ...set]);
  return place[global];
}

/** `import()` checks no hash. All scripts of the guest are loaded and checked before one of them may run. */
async function fromModule(entry: string, files: ReadonlyMap<string, string>): Promise<unknown> {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const late = `The scripts of ${entry} took too long.`;
  await withDeadline(Promise.all(scripts.map(preloadModule)), SCRIPT_DEADLINE_MS, late);
  return import(/* webpackIgnore: true */ entry);
}

function preloadModule(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  const arrives = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`The script ${href} did not load, or does not match its hash.`)),
    );
  });
  document.head.appendChild(link);
  return arrives;
}
