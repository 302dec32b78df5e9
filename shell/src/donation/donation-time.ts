import type { ScriptFile } from '../document/script-file.ts';
import { startScript } from '../sleeping/start-script.ts';
import { closedThisSession } from './closed-this-session.ts';

/** From the load of the page to the pop-up (specification, section 9). */
const DELAY_MS = 30_000;

/**
 * Fetches the pop-up's script when its time has come. The time runs from the load of the document, however late the
 * bootstrap was, and goes on while the reader moves through the site.
 */
export function askInTime(script: ScriptFile): void {
  if (closedThisSession()) return;
  // A pop-up that does not come is no loss to the reader.
  const ask = () => void startScript(script).catch(() => undefined);
  setTimeout(ask, Math.max(0, DELAY_MS - performance.now()));
}
