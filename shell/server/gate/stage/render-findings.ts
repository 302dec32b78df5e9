import type { Finding } from '../report.ts';
import { sceneName, type Scene } from './scene.ts';
import type { Rendered } from './stage-messages.ts';
import type { RenderOutcome } from './stage.ts';

/** What a `load` may answer with. */
const STATUSES: readonly number[] = [200, 404, 410, 502, 503];
/** Where no route says how long a page waits. */
const DEADLINE_MS = 1000;

const RUN_ALONE = 'Choose the situation on the standalone page of the remote, mend it, and build it again.';

/** What is wrong with a scene that was rendered. `again` renders it once more: a machine may have been busy. */
export async function renderFindings(
  scene: Scene,
  outcome: RenderOutcome,
  again: () => Promise<RenderOutcome>,
): Promise<Finding[]> {
  if (outcome.state === 'not-tried') return [];
  const what = sceneName(scene);
  if (outcome.state === 'hung') {
    return [
      { cause: outcome.why, mend: 'Give every wait of load a deadline, and look for an endless loop.' },
    ];
  }
  if (outcome.state === 'failed') return [{ cause: `${what}: ${outcome.why}`, mend: RUN_ALONE }];
  const { page } = outcome;
  return [...wrong(scene, what, page), ...(await tooSlow(what, page, again))];
}

function wrong(scene: Scene, what: string, page: Rendered): Finding[] {
  if (page.threw !== null)
    return [{ cause: `${what} throws while rendering: ${page.threw}`, mend: RUN_ALONE }];
  const findings: Finding[] = [];
  if (!STATUSES.includes(page.loadStatus)) {
    const mend = `Answer with one of ${STATUSES.join(', ')}.`;
    findings.push({ cause: `${what} answers with the status ${page.loadStatus}.`, mend });
  }
  if (scene.kind === 'page' && page.pageStatus !== page.loadStatus) {
    const cause = `${what} answers with ${page.loadStatus}, and its page would be sent with ${page.pageStatus}.`;
    findings.push({ cause, mend: RUN_ALONE });
  }
  // A block stands on a page that has a heading; alone, it has none.
  const expected = scene.kind === 'page' || page.placed ? 1 : 0;
  const headings = count(page.html, /<h1[\s>]/g);
  if (headings !== expected) {
    const mend = scene.kind === 'page' ? 'Give the page one h1.' : 'Begin the headings of a block with h2.';
    findings.push({ cause: `${what} makes a page with ${headings} h1.`, mend });
  }
  if (scene.kind === 'page' && page.title.trim() === '') {
    findings.push({
      cause: `${what} has no title.`,
      mend: 'Return a title from head.ts in every situation.',
    });
  }
  return findings;
}

async function tooSlow(
  what: string,
  page: Rendered,
  again: () => Promise<RenderOutcome>,
): Promise<Finding[]> {
  const deadlineMs = page.placed?.deadlineMs ?? DEADLINE_MS;
  if (page.seconds * 1000 <= deadlineMs) return [];
  const second = await again();
  const seconds = second.state === 'rendered' ? Math.min(page.seconds, second.page.seconds) : page.seconds;
  if (seconds * 1000 <= deadlineMs) return [];
  return [
    {
      cause: `${what} takes ${seconds.toFixed(1)} s to load and render from its fixture; its deadline is ${deadlineMs} ms.`,
      mend: 'Do less work in load and in the component; readers would get the pending text first.',
    },
  ];
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
