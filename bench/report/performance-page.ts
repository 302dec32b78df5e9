import { CURVES, chartOf } from './curves.ts';
import { judge, type Verdict } from './judge.ts';
import { LIMITS } from './limits.ts';
import { lineChart } from './line-chart.ts';
import { figuresTable, machineLines, tableLines, targetRows } from './markdown.ts';
import type { Run } from './run.ts';
import { TARGETS } from './targets.ts';

/** `docs/performance.md`, and its pictures by file name. */
export interface PerformancePage {
  text: string;
  pictures: ReadonlyMap<string, string>;
}

/** Summarizes the newest run of each part. */
export function performancePage(runs: readonly Run[]): PerformancePage {
  const samples = runs.flatMap((run) => run.samples);
  const contestants = [
    ...new Map(runs.flatMap((run) => run.contestants).map((one) => [one.name, one])).values(),
  ];
  const verdicts = TARGETS.map((target) => judge(target, samples));
  const charts = CURVES.flatMap((curve) => {
    const chart = chartOf(curve, samples);
    return chart ? [{ ...curve, chart }] : [];
  });
  const text = [
    '# Performance',
    '',
    'Written by `npm run bench` from its newest results; every figure, with its spread, is in `bench/results/`.',
    '',
    ...SUMMARY,
    '',
    '## Targets',
    '',
    inShort(verdicts),
    '',
    ...tableLines(['what', 'target', 'measured', ''], targetRows(verdicts)),
    '',
    ...missedLines(verdicts),
    ...SCENES.flatMap(({ title, part, scene, about }) => {
      const own = samples.filter((sample) => sample.part === part && sample.scene === scene);
      return own.length === 0
        ? []
        : [`## ${title}`, '', about, '', ...figuresTable(own, contestants, 'medians'), ''];
    }),
    ...(charts.length === 0 ? [] : ['## Growth', '', GROWTH, '']),
    ...charts.flatMap(({ file, title }) => [`![${title}](performance/${file})`, '']),
    '## How it was measured',
    '',
    ...HOW,
    '',
    ...runs.flatMap((run) => [...machineLines(run), '']),
  ].join('\n');
  return { text, pictures: new Map(charts.map(({ file, chart }) => [file, lineChart(chart)])) };
}

const SUMMARY = [
  'Finished HTML, in these tables, is the yardstick: the pages of this site with every script taken out, sent from memory by',
  'plain Node. Nothing that shows the same page can be much faster. The one bundle is the same code built as one program,',
  'which shows what the separation into remotes costs. Peers are other ways to build such a site, with the same kind of pages.',
  'Only ratios within one run mean anything: machines differ, and so does one machine from hour to hour.',
];

const GROWTH =
  'What becomes of the site when the paper gets more sections, the sections more stories, the readers more curious, and the teams more eager to release.';

const HOW = [
  '`npm run bench` does it all again, in two to three hours; `npm run bench -- --quick` shows in minutes whether it works.',
  '`--only lab,load,growth` chooses parts, `--scenes front,post` scenes of the browser, `--peers <folder>` adds the peers that the',
  "folder's `candidates.json` describes, `--peer-names next,ssr-mono` some of them. The load needs `wrk` and Linux. Contestants",
  'take turns, each round in another order; ratios are the medians of the ratios of each round. Script is counted as gzip at its',
  'best would send it, whatever was sent, with what stands in the page itself.',
];

interface SceneText {
  title: string;
  part: 'lab' | 'load';
  scene: string;
  about: string;
}

const SCENES: readonly SceneText[] = [
  {
    title: 'A section front',
    part: 'lab',
    scene: 'front',
    about:
      'A first visit on a slow phone: the page comes, is read to its end, and its first story is tapped. Cold cache.',
  },
  { title: 'A long post', part: 'lab', scene: 'post', about: 'The same with a long post, without the tap.' },
  {
    title: "'See All'",
    part: 'lab',
    scene: 'see all',
    about:
      "An impatient reader presses 'See All' twenty times a second until more stories are seen, and follows a link when all is quiet.",
  },
  {
    title: 'The first touch',
    part: 'lab',
    scene: 'first touch',
    about:
      'A field on a page that sleeps is touched. It takes the focus at once, since it is plain HTML; meanwhile the page wakes around it.',
  },
  {
    title: 'A section front that is awake',
    part: 'lab',
    scene: 'awake front',
    about: 'All script that it has then, and after the step to its first story.',
  },
  ...([1, 16, 64] as const).map((connections): SceneText => ({
    title: `A cached page, ${connections} at once`,
    part: 'load',
    scene: `cached page, ${connections} at once`,
    about: 'Asked for without compression. With it, see the results.',
  })),
  {
    title: 'An uncached render',
    part: 'load',
    scene: 'uncached render, 16 at once',
    about: 'Nothing is kept; every request makes the page anew.',
  },
];

/** Missed targets, each with its reason. */
function missedLines(verdicts: readonly Verdict[]): string[] {
  const missed = verdicts.filter(({ met }) => met === false);
  if (missed.length === 0) return [];
  const lines = missed.map(
    ({ what, measured }) => `- **${what}**: ${measured}. ${LIMITS[what] ?? 'The reason is not known yet.'}`,
  );
  return ['### What is missed, and why', '', ...lines, ''];
}

function inShort(verdicts: readonly Verdict[]): string {
  const count = (met: boolean | null) => verdicts.filter((verdict) => verdict.met === met).length;
  const missed = verdicts.filter(({ met }) => met === false).map(({ what }) => what);
  const others = count(null) === 0 ? '' : `, ${count(null)} not measured in this run`;
  return `${count(true)} met, ${count(false)} missed${others}.${missed.length === 0 ? '' : ` Missed: ${missed.join('; ')}.`}`;
}
