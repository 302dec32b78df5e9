import { closedThisSession } from './closed-this-session.ts';

/** From the load of the document (specification, section 9). */
const DELAY_MS = 30_000;

/** Shows the donation card 30 s from now: call it once the document is loaded and shown. */
export function scheduleDonationCard(show: () => void): void {
  if (!closedThisSession()) setTimeout(show, DELAY_MS);
}
