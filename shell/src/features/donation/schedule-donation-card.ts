import type { ScriptFile } from '../../sleeping/script-file.ts';
import { startScript } from '../../sleeping/start-script.ts';
import { closedThisSession } from './closed-this-session.ts';

/** From the load of the document (specification, section 9). */
const DELAY_MS = 30_000;

/** Loads the script of the donation card 30 s from now: call it once the document is loaded and shown. */
export function scheduleDonationCard(script: ScriptFile): void {
  if (closedThisSession()) return;
  // If the script fails, there is no card.
  const show = () => void startScript(script).catch(() => undefined);
  setTimeout(show, DELAY_MS);
}
