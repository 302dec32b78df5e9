import type { ScriptFile } from '../document/script-file.ts';
import { startScript } from '../sleeping/start-script.ts';
import { closedThisSession } from './closed-this-session.ts';

/** From the load of the document (specification, section 9), or from when a prerendered one is shown. */
const DELAY_MS = 30_000;

/**
 * Loads the script of the donation card 30 s after the document was loaded and shown, whenever the bootstrap ran. Soft navigations
 * do not restart the time.
 */
export function scheduleDonationCard(script: ScriptFile, shownAt: number): void {
  if (closedThisSession()) return;
  // If the script fails, there is no card.
  const show = () => void startScript(script).catch(() => undefined);
  setTimeout(show, Math.max(0, DELAY_MS + shownAt - performance.now()));
}
