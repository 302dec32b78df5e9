import type { Contestant } from './contestant.ts';
import { startMirror } from './mirror.ts';

/** The pages of the site without their scripts, from memory, by plain Node. */
export async function startFinishedHtml(site: Contestant): Promise<Contestant> {
  return {
    ...site,
    name: 'finished',
    title: 'finished HTML, no script',
    marks: false,
    ...(await startMirror(site.origin, site.front, null)),
  };
}
