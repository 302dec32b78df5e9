import '../../scripts/lib/no-arguments.mjs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../scripts/lib/say.mjs';
import { simulateCanaries } from '../../shell/server/editions/canary/testing/simulate-canaries.ts';
import { lineChart } from '../report/line-chart.ts';
import { tableLines } from '../report/markdown.ts';
import { publishReport } from '../report/publish-report.ts';
import { medianOfKnownRates } from './known-rates.ts';

const CHART = path.resolve(import.meta.dirname, '../../docs/performance/canary-halted.svg');
const RUNS = 10_000;
const SHARES = [0.05, 0.1, 0.25, 0.5];
const RATIOS = [1, 1.5, 2, 2.5, 3, 4, 6, 10];

/** npm run bench:canary: simulates the error rates of the canary judge; writes a chart and tables. */
async function bench(): Promise<void> {
  say('Equal releases …');
  const good = [0.003, 0.01, 0.03].map((rate) => [
    percent(rate),
    ...SHARES.map((share) => percent(haltedOf(equalEverywhere(rate, share)))),
  ]);
  say('Worse releases …');
  const found = [
    [0.01, 0.03],
    [0.001, 0.03],
  ].flatMap(([live = 0, canary = 0]) => {
    const rates = { live, canary };
    const name = `${percent(live)} -> ${percent(canary)}`;
    const halted = SHARES.map((share) => simulateCanaries({ runs: RUNS, share, rates: { failures: rates } }));
    return [
      [`${name}: median`, ...halted.map((views) => count(views[RUNS * 0.5]))],
      [`${name}: nine in ten`, ...halted.map((views) => count(views[RUNS * 0.9]))],
      [
        `${name}: median of a test that knows the ratio`,
        ...SHARES.map((share) => count(medianOfKnownRates(rates, share, 'ratio', RUNS))),
      ],
      [
        `${name}: median of a test that knows both rates`,
        ...SHARES.map((share) => count(medianOfKnownRates(rates, share, 'rates', RUNS))),
      ],
    ];
  });
  const vitals = [
    [0.1, 0.2],
    [0.2, 0.4],
  ].map(([live = 0, canary = 0]) => [
    `${percent(live)} -> ${percent(canary)}: median`,
    ...SHARES.map((share) =>
      count(simulateCanaries({ runs: RUNS, share, rates: { poorVitals: { live, canary } } })[RUNS * 0.5]),
    ),
  ]);
  say('Releases that are worse by more and more …');
  const points = RATIOS.map(
    (ratio) =>
      [
        ratio,
        100 *
          haltedOf(
            simulateCanaries({
              runs: RUNS,
              share: 0.05,
              rates: { failures: { live: 0.01, canary: 0.01 * ratio } },
            }),
          ),
      ] as const,
  );
  const chart = lineChart({
    title: 'Canaries halted within 2,000 of their views',
    across: 'times as many failures as the live edition, of which 1 % fails',
    up: 'percent',
    points,
    acrossBy: 'factor',
  });
  await writeFile(CHART, chart);
  const shares = SHARES.map((share) => `canary ${percent(share)}`);
  await publishReport('canary', [
    '# The canary judge',
    '',
    `${RUNS.toLocaleString('en-US')} simulated canaries for each figure, up to 2,000 views of the canary.`,
    '',
    '## Good canaries halted: all signals at this rate, and 10 % poor web vitals',
    '',
    ...tableLines(['rate', ...shares], good),
    '',
    '## Views of the canary until it is halted',
    '',
    ...tableLines(['failures', ...shares], found),
    '',
    '## Measured readers of the canary until it is halted',
    '',
    ...tableLines(['poor web vitals', ...shares], vitals),
    '',
    '## The chart',
    '',
    ...tableLines(
      ['ratio', 'halted'],
      points.map(([ratio, halted]) => [String(ratio), `${halted.toFixed(1)} %`]),
    ),
  ]);
}

function equalEverywhere(rate: number, share: number): number[] {
  const equal = { live: rate, canary: rate };
  const rates = {
    failures: equal,
    browserFailures: equal,
    slowLoads: equal,
    poorVitals: { live: 0.1, canary: 0.1 },
  };
  return simulateCanaries({ runs: RUNS, share, rates });
}

function haltedOf(views: readonly number[]): number {
  return views.filter((one) => one < Infinity).length / views.length;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

function count(views = Infinity): string {
  return views < Infinity ? String(Math.round(views)) : 'over 2,000';
}

await bench();
