import type { Head } from '../contract/head.ts';
import type { LoadContext } from '../contract/load.ts';
import { lostInJson } from './lost-in-json.ts';
import type { Source } from './standalone-address.ts';
import type { StandaloneUnit } from './standalone-unit.ts';

/** In milliseconds. Long enough to look at the placeholder. */
export const SLOW_MS = 3000;

/** Results of a unit's `load` and `head` in a situation. */
export interface UnitResult {
  /** HTTP status that its `load` returns. */
  status: number;
  /** Null for a block. */
  head: Head | null;
  data: unknown;
}

/** Runs the `load` and `head` of a unit. Rejects with what either throws, and if the data is not JSON. */
export async function runUnit(
  unit: StandaloneUnit,
  context: LoadContext,
  source: Source,
): Promise<UnitResult> {
  if (source === 'pending') await new Promise(() => {});
  if (source === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const { status, data } = await unit.load(context);
  const lost = lostInJson({ data });
  if (lost !== null)
    throw new Error(`load returns data that is not JSON, which browsers do not get: ${lost}.`);
  return { status, data, head: unit.kind === 'page' ? unit.head(data, context) : null };
}
