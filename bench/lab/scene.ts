import type { Browser } from 'playwright-core';
import type { Contestant } from '../contestants/contestant.ts';
import type { Figures } from '../sample.ts';
import type { ScriptBytes } from './script-bytes.ts';

/** What a scene measures with. */
export interface Tools {
  browser: Browser;
  scripts: ScriptBytes;
}

/** One visit in a fresh browser: resolves with the figures of figures.ts that it gave. */
export type Scene = (contestant: Contestant, tools: Tools) => Promise<Figures>;
