import { fast, packets } from '../lab/run-lab.ts';
import { CURVES, chartOf } from './curves.ts';
import { judge, type Verdict } from './judge.ts';
import { LIMITS } from './limits.ts';
import { lineChart } from './line-chart.ts';
import { figuresTable, machineLines, tableLines, targetRows } from './markdown.ts';
import { newestRuns, oldestFirst } from './newest-runs.ts';
import type { Run } from './run.ts';
import { TARGETS, type Target } from './targets.ts';

/** `docs/performance.md`, and its pictures by file name. */
interface PerformancePage {
  text: string;
  pictures: ReadonlyMap<string, string>;
}

/** Summarizes the newest run of each scene. `filmstrip`: file name of the pictures of a load, if there are any. */
export function performancePage(all: readonly Run[], filmstrip: string | null): PerformancePage {
  const runs = newestRuns(all);
  const samples = runs.flatMap((run) => run.samples);
  const contestants = [
    ...new Map(runs.flatMap((run) => run.contestants).map((one) => [one.name, one])).values(),
  ];
  const verdicts = TARGETS.map((target) => judgeNewest(target, all));
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
    ...(filmstrip === null
      ? []
      : [
          '## A section front appears',
          '',
          FILMSTRIP,
          '',
          `![A row per site, a picture per 0.1 s](performance/${filmstrip})`,
          '',
        ]),
    ...SCENES.flatMap(({ title, part, scene, about }) => {
      const own = samples.filter((sample) => sample.part === part && sample.scene === scene);
      return own.length === 0
        ? []
        : [
            `## ${title}`,
            '',
            about,
            '',
            ...figuresTable(own, contestants, part === 'lab' ? 'ranked' : 'medians'),
            '',
          ];
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
  'In the tables of the browser the fastest comes first, with ratios to this site.',
  'Only ratios within one run mean anything: machines differ, and so does one machine from hour to hour. A ratio is the median of',
  'those of each round, so it is not the quotient of the two medians beside it.',
];

const FILMSTRIP =
  'The first 1.5 seconds on the slow phone of a reader who comes for the first time, each time the middle one of three takes.';

const GROWTH =
  'How the site does when the paper gets more sections, the sections more stories, the readers more curious, and the teams more eager to release.';

const HOW = [
  '`npm run bench` does it all again, in an estimated 40 minutes with five peers; `npm run bench -- --quick` shows in minutes whether it works.',
  '`--only lab,load,growth` chooses parts, `--scenes front,post` scenes of the browser, `--peers <folder>` adds the peers that the',
  "folder's `candidates.json` describes, `--peer-names static-nojs,next` some of them. A run of a part replaces what it measured",
  'here, if it has all the contestants that are here. The load needs `wrk` and Linux. Contestants',
  'take turns, each round in another order. Script is counted as gzip at its best would send it, whatever was sent, with what',
  'stands in the page itself.',
];

interface SceneText {
  title: string;
  part: 'lab' | 'load';
  scene: string;
  about: string;
}

const NEXT_PAGES = [
  {
    scene: 'next page',
    title: 'The next page, by a tap',
    about:
      'A story that is not the first, on a page that has loaded: from the click to the first frame. Here the line itself is slow, also for what a browser fetches ahead.',
  },
  {
    scene: 'next page: likeliest',
    title: 'The next page, likeliest',
    about: 'The same with the first story.',
  },
  { scene: 'next page: awake', title: 'The next page, awake', about: 'By a tap on a page that is awake.' },
] as const;

const SCENES: readonly SceneText[] = [
  {
    title: 'A section front',
    part: 'lab',
    scene: 'front',
    about: 'A first visit on a slow phone: the page comes and is read to its end. Cold cache.',
  },
  { title: 'A long post', part: 'lab', scene: 'post', about: 'The same with a long post.' },
  {
    title: 'The front page',
    part: 'lab',
    scene: 'front page',
    about: 'The same with the front page. The peers have none.',
  },
  ...[
    ['A section front', 'front'],
    ['A long post', 'post'],
    ['The front page', 'front page'],
  ].map(([title = '', name = '']): SceneText => ({
    title: `${title} with a fast CPU`,
    part: 'lab',
    scene: fast(name),
    about: "The same connection and this machine's own CPU.",
  })),
  ...[
    ['A section front', 'front'],
    ['A long post', 'post'],
  ].map(([title = '', name = '']): SceneText => ({
    title: `${title}, packet by packet`,
    part: 'lab',
    scene: packets(name),
    about:
      "The same connection, made by a line instead of the browser's throttle, which hands over all of a page at once: 18 KB after 95 ms.",
  })),
  {
    title: "'See All'",
    part: 'lab',
    scene: 'see all',
    about: "An impatient reader presses 'See All' twenty times a second until more stories are seen.",
  },
  ...NEXT_PAGES.map(({ scene, title, about }): SceneText => ({ title, part: 'lab', scene, about })),
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

/** By the newest run that measured both sides of the target: no ratio mixes two runs. */
function judgeNewest(target: Target, runs: readonly Run[]): Verdict {
  const verdicts = oldestFirst(runs).map(({ samples }) => judge(target, samples));
  return verdicts.findLast(({ met }) => met !== null) ?? judge(target, []);
}

/** Missed targets by their reason. */
function missedLines(verdicts: readonly Verdict[]): string[] {
  const missed = verdicts.filter(({ met }) => met === false);
  if (missed.length === 0) return [];
  const reasonOf = (what: string) => LIMITS[what] ?? 'The reason is not known yet.';
  const lines = [...new Set(missed.map(({ what }) => reasonOf(what)))].flatMap((reason) => {
    const alike = missed.filter(({ what }) => reasonOf(what) === reason);
    const figures = [...new Set(alike.map(({ what }) => what))].map((name) => {
      const each = alike.filter(({ what }) => what === name);
      return `**${name}**: ${each.map(({ measured, target }) => `${measured}, ${target}`).join('; ')}.`;
    });
    return [`- ${figures.join(' ')}`, `  ${reason}`];
  });
  return ['### What is missed, and why', '', ...lines, ''];
}

function inShort(verdicts: readonly Verdict[]): string {
  const count = (met: boolean | null) => verdicts.filter((verdict) => verdict.met === met).length;
  const missed = [...new Set(verdicts.filter(({ met }) => met === false).map(({ what }) => what))];
  const others = count(null) === 0 ? '' : `, ${count(null)} not measured in this run`;
  return `${count(true)} met, ${count(false)} missed${others}.${missed.length === 0 ? '' : ` Missed: ${missed.join('; ')}.`}`;
}
