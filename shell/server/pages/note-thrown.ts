import { unitKey } from '../../src/composition/unit.ts';
import type { Thrown } from '../../src/rendering/render-request.ts';
import type { Composed } from './compose-view.ts';

/** Holds a throw against the unit of the view that it came from. */
export function noteThrown({ composing, units }: Composed, { unit, error }: Thrown): void {
  const ref = units.find((one) => unitKey(one) === unit);
  if (ref) composing.failed(ref, error, false);
}
