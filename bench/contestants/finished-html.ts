import type { Contestant } from './contestant.ts';
import { startMirror } from './mirror.ts';

/** Starts a plain Node server that sends the pages of the site from memory, without their scripts. */
export async function startFinishedHtml(site: Contestant): Promise<Contestant> {
  return {
    ...site,
    name: 'finished',
    title: 'finished HTML, no script',
    marks: false,
    ...(await startMirror(site.origin, site.front, null)),
  };
}
