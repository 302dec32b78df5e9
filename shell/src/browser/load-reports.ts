import type { ScriptFile } from '../document/script-file.ts';
import { startScript } from '../sleeping/start-script.ts';
import { whenIdle } from '../sleeping/when-idle.ts';

/** Milliseconds. A page that is never idle reports all the same. */
const AT_LATEST_MS = 10_000;

/** Fetches the script that reports errors and vitals, once the page has nothing better to do. It needs no other. */
export function loadReports(file: ScriptFile): void {
  // Without it nobody hears of errors; the reader does not mind.
  whenIdle(() => void startScript(file).catch(() => undefined), AT_LATEST_MS);
}
