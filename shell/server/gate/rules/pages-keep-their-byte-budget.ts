import { gzipSync } from 'node:zlib';
import type { ReleaseUnit } from '@meadowlark/shared/contract/release.ts';
import type { Candidate } from '../candidate.ts';
import { BUDGETS } from '../budgets.ts';
import type { Finding } from '../report.ts';
import type { Rule } from '../rule.ts';

/** What a reader's browser fetches of scripts for a page or block stays within `budgets.ts`. */
export const pagesKeepTheirByteBudget: Rule = {
  name: 'pages-keep-their-byte-budget',
  runsCode: false,
  async check(candidate) {
    const { release } = candidate;
    if (release.name === 'shell') return overBudget(candidate, 'The shell', [release.entry], BUDGETS.shell);
    const findings = [
      ...units(release.pages).map(([name, { scripts }]) =>
        overBudget(candidate, `The page "${name}"`, [release.entry, ...scripts], BUDGETS.page),
      ),
      ...units(release.blocks).map(([name, { scripts }]) =>
        overBudget(candidate, `The block "${name}"`, [release.entry, ...scripts], BUDGETS.block),
      ),
    ];
    return (await Promise.all(findings)).flat();
  },
};

function units(exposed: Readonly<Record<string, ReleaseUnit>>): [string, ReleaseUnit][] {
  return Object.entries(exposed);
}

async function overBudget(
  { release, store }: Candidate,
  what: string,
  scripts: readonly string[],
  budget: number,
): Promise<Finding[]> {
  const bodies = await Promise.all(
    [...new Set(scripts)].map((file) => store.releaseFile(release.name, release.version, file)),
  );
  const bytes = bodies.reduce((sum, body) => sum + (body ? gzipSync(body).length : 0), 0);
  if (bytes <= budget) return [];
  return [
    {
      cause: `${what} fetches ${bytes} bytes of script (gzip); the budget is ${budget}.`,
      mend: 'Move parsing and data to load.ts, which never reaches a browser, or leave a library out. The budget is in shell/server/gate/budgets.ts.',
    },
  ];
}
