import type { Rule } from './rule.ts';
import { contractIsServed } from './rules/contract-is-served.ts';
import { everyFileHasItsHash } from './rules/every-file-has-its-hash.ts';
import { namesDoNotCollide } from './rules/names-do-not-collide.ts';
import { noSingletonIsShipped } from './rules/no-singleton-is-shipped.ts';
import { routedUnitsAreExposed } from './rules/routed-units-are-exposed.ts';
import { scriptsKeepTheirByteBudget } from './rules/scripts-keep-their-byte-budget.ts';
import { singletonsAreMet } from './rules/singletons-are-met.ts';
import { unitsMountInABrowser } from './rules/units-mount-in-a-browser.ts';
import { unitsRenderOnTheServer } from './rules/units-render-on-the-server.ts';
import { wasNotSetAside } from './rules/was-not-set-aside.ts';

/** Every rule, in the order of checking: what a release is, then what it does. */
export const RULES: readonly Rule[] = [
  everyFileHasItsHash,
  contractIsServed,
  wasNotSetAside,
  singletonsAreMet,
  noSingletonIsShipped,
  namesDoNotCollide,
  routedUnitsAreExposed,
  scriptsKeepTheirByteBudget,
  unitsRenderOnTheServer,
  unitsMountInABrowser,
];
