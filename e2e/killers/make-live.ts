import { promote } from '../../shell/store/promote.ts';
import type { RunningSite } from '../support/running-site.ts';
import type { Program } from './killers.ts';

const WHO = { by: 'a test', note: 'Past the gate' };
/** The site polls for a new edition every two seconds, and waits three seconds for code that does not end. */
const FOLLOWED_MS = 60_000;
const LOOK_EVERY_MS = 50;

/**
 * Promotes a release and resolves when the site serves it, or has refused its edition: a shell that cannot be loaded is
 * never served. Rejects if neither happens.
 */
export async function makeLive(site: RunningSite, program: Program, version: string): Promise<void> {
  const { edition, number } = await promote(site.store, { releases: { [program]: version } }, WHO);
  const end = performance.now() + FOLLOWED_MS;
  const refused = `Move ${number} of live could not be followed`;
  while (performance.now() < end) {
    const response = await fetch(`${site.origin}/local-news`);
    await response.arrayBuffer();
    if (response.headers.get('x-edition') === edition || site.log().includes(refused)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The site did not follow to ${program}@${version} within ${FOLLOWED_MS / 1000} seconds.`);
}
