import { buildStale } from './build-stale.ts';
import { giveUp } from './lib/say.mjs';

buildStale().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
