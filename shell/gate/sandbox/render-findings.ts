import { PAGE_STATUSES } from '@meadowlark/shared/contract/load.ts';
import { MOST_OF_DATA, MOST_OF_PAGE } from '@meadowlark/shared/contract/page-size.ts';
import type { Finding } from '../finding.ts';
import { testCaseName, type TestCase } from './test-case.ts';
import type { Rendered } from './sandbox-messages.ts';
import type { RenderOutcome } from './sandbox.ts';

const STATUSES: readonly number[] = PAGE_STATUSES;
/** Milliseconds, for units without a route. */
const DEADLINE_MS = 1000;

const RUN_ALONE = 'Choose the situation on the standalone page of the remote, fix it, and build it again.';

const WARNS_ON_ROLLBACK = { warnsOnRollback: true } as const;

/** These work on the standalone page, which runs in a browser. */
const NOT_ON_A_SERVER =
  /\b(window|document|navigator|location|localStorage|sessionStorage|fetch) is not defined/;

/** Findings about a rendered test case. `again` renders it once more, because the machine may have been busy. */
export async function renderFindings(
  testCase: TestCase,
  outcome: RenderOutcome,
  again: () => Promise<RenderOutcome>,
): Promise<Finding[]> {
  if (outcome.state === 'not-tried') return [];
  const what = testCaseName(testCase);
  if (outcome.state === 'hung') {
    return [
      {
        cause: outcome.why,
        fix: 'Give everything that load waits for a deadline, and look for an endless loop.',
      },
    ];
  }
  if (outcome.state === 'failed') return [{ cause: `${what}: ${outcome.why}`, fix: fixOf(outcome.why) }];
  const { page } = outcome;
  return [...wrong(testCase, what, page), ...(await tooSlow(what, page, again))];
}

/** How to fix an error; `otherwise` unless it names something that servers lack. */
export function fixOf(why: string, otherwise = RUN_ALONE): string {
  const name = NOT_ON_A_SERVER.exec(why)?.[1];
  if (name === undefined) return otherwise;
  if (name === 'fetch')
    return 'Use ctx.fetch, which reaches the services that the operator allows the remote.';
  return `A server has no ${name}: use it in an effect or an event handler.`;
}

function wrong(testCase: TestCase, what: string, page: Rendered): Finding[] {
  if (page.threw !== null)
    return [{ cause: `${what} throws while rendering: ${page.threw}`, fix: fixOf(page.threw) }];
  const findings: Finding[] = [];
  const find = (problem: string, fix: string, of: Pick<Finding, 'warnsOnRollback'> = {}) =>
    findings.push({ cause: `${what} ${problem}`, fix, ...of });
  if (page.misplaced !== null)
    find(
      page.misplaced,
      'Change the fixture, or "routes" in the rsbuild.config.ts; pages of the shell\'s table are in shell/src/routes.ts.',
      WARNS_ON_ROLLBACK,
    );
  if (page.lost !== null)
    find(
      `has data that browsers do not get: ${page.lost}.`,
      'Return only JSON values from load: strings, numbers, booleans, null, arrays and plain objects.',
    );
  if (page.dataLength > MOST_OF_DATA)
    find(
      `has ${megabytes(page.dataLength)} MB of data; the limit is ${megabytes(MOST_OF_DATA)} MB.`,
      'Return only what the page shows: fewer items, with the rest on further pages; texts as long as they are shown. Readers get all data with a soft navigation.',
      // A page above this limit is not sent at all.
      page.dataLength > MOST_OF_PAGE ? {} : WARNS_ON_ROLLBACK,
    );
  if (page.html.length > MOST_OF_PAGE)
    find(
      `makes a page of ${megabytes(page.html.length)} MB; the limit is ${megabytes(MOST_OF_PAGE)} MB.`,
      'Show less on one page, and the rest on further pages.',
    );
  if (!STATUSES.includes(page.loadStatus))
    find(`returns the status ${page.loadStatus}.`, `Return one of ${STATUSES.join(', ')}.`);
  const isPage = testCase.kind === 'page';
  if (isPage && page.pageStatus !== page.loadStatus)
    find(`returns ${page.loadStatus}, but its page would be sent with ${page.pageStatus}.`, RUN_ALONE);
  // A block's page has an h1, the block itself none.
  const headings = page.html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== (isPage || page.placement ? 1 : 0))
    find(
      `makes a page with ${headings} h1 headings.`,
      isPage ? 'Give the page exactly one h1.' : 'Start the headings of a block at h2.',
      WARNS_ON_ROLLBACK,
    );
  if (isPage && page.title.trim() === '')
    find('has no title.', 'Return a title from head.ts in every situation.', WARNS_ON_ROLLBACK);
  return findings;
}

async function tooSlow(
  what: string,
  page: Rendered,
  again: () => Promise<RenderOutcome>,
): Promise<Finding[]> {
  const deadlineMs = page.placement?.deadlineMs ?? DEADLINE_MS;
  if (page.seconds * 1000 <= deadlineMs) return [];
  const second = await again();
  const seconds = second.state === 'rendered' ? Math.min(page.seconds, second.page.seconds) : page.seconds;
  if (seconds * 1000 <= deadlineMs) return [];
  return [
    {
      cause: `${what} takes ${seconds.toFixed(1)} s to load and render from its fixture; its deadline is ${deadlineMs} ms.`,
      fix: 'Do less work in load and in the component; readers would see the pending text first.',
      warnsOnRollback: true,
    },
  ];
}

function megabytes(characters: number): string {
  return (characters / 1e6).toFixed(1);
}
