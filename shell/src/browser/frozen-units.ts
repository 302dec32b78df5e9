import type { Unit } from '../composition/mounted-view.ts';
import { unitKey, type UnitRef } from '../composition/unit.ts';

/** The server's HTML of those units that are in the page and have no component: it stays as it is. */
export function frozenUnits(refs: readonly UnitRef[], loaded: ReadonlyMap<string, Unit>): [string, Unit][] {
  return refs
    .map(unitKey)
    .filter((key) => !loaded.has(key))
    .flatMap((key): [string, Unit][] => {
      const element = document.querySelector(`[data-unit="${CSS.escape(key)}"]`);
      return element ? [[key, { state: 'frozen', html: element.innerHTML }]] : [];
    });
}
