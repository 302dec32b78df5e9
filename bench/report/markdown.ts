import { FIGURES, formatFigure, type FigureName } from '../figures.ts';
import type { Part, Sample } from '../sample.ts';
import { ratioOf, spreadAt } from './compare.ts';
import { judge, type Verdict } from './judge.ts';
import type { Run } from './run.ts';
import { TARGETS } from './targets.ts';

/** The contestants that ratios in tables refer to. */
const BASELINE = 'finished';
const THIS_SITE = 'site';
const PARTS: Readonly<Record<Part, string>> = { lab: 'Browser', load: 'Server', growth: 'Growth' };

/** The report of a run: targets, all figures with their spread, machine and commands. */
export function reportText(run: Run): string {
  return [
    `# Bench of ${run.started.slice(0, 10)}`,
    '',
    'Medians, in brackets the quartiles. Ratios are medians of the ratios of each round.',
    '',
    '## Targets',
    '',
    ...tableLines(
      ['what', 'target', 'measured', ''],
      targetRows(TARGETS.map((target) => judge(target, run.samples))),
    ),
    '',
    ...(Object.keys(PARTS) as Part[]).flatMap((part) => partText(part, run)),
    ...(run.failures.length === 0 ? [] : ['## Failed', '', ...run.failures.map(failureLine), '']),
    '## Machine and commands',
    '',
    ...machineLines(run),
    '',
  ].join('\n');
}

/** Table rows of verdicts. */
export function targetRows(verdicts: readonly Verdict[]): string[][] {
  return verdicts.map(({ what, target, measured, met }) => [
    what,
    target,
    measured,
    met === null ? '–' : met ? 'met' : '**missed**',
  ]);
}

export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function partText(part: Part, { samples, contestants }: Run): string[] {
  const own = samples.filter((sample) => sample.part === part);
  if (own.length === 0) return [];
  const scenes = [...new Set(own.map(({ scene }) => scene))];
  return [
    `## ${PARTS[part]}`,
    '',
    ...scenes.flatMap((scene) => [
      `### ${scene}`,
      '',
      ...figuresTable(
        own.filter((sample) => sample.scene === scene),
        contestants,
        'spread',
      ),
      '',
    ]),
  ];
}

/**
 * A table of all figures of one scene, a column per contestant. `spread` adds quartiles and ratios to finished HTML;
 * `ranked` puts the best of the first row first, and adds ratios to this site.
 */
export function figuresTable(
  samples: readonly Sample[],
  contestants: Run['contestants'],
  detail: Detail,
): string[] {
  const figures = [...new Set(samples.map(({ figure }) => figure))];
  const present = contestants.filter(({ name }) => samples.some(({ of }) => of === name));
  const there = detail === 'ranked' ? ranked(samples, present) : present;
  const rows = figures.map((figure) => [
    FIGURES[figure].title,
    ...there.map(({ name }) => cell(samples, name, figure, detail)),
  ]);
  return tableLines(['', ...there.map(({ title }) => title)], rows);
}

type Detail = 'spread' | 'medians' | 'ranked';

/** By the median of the first figure, lowest first; contestants without it last. */
function ranked(samples: readonly Sample[], contestants: Run['contestants']): Run['contestants'] {
  const [first] = samples;
  if (!first) return contestants;
  const medianOf = (name: string) => spreadAt(samples, name, first)?.median ?? Infinity;
  return contestants.toSorted((a, b) => medianOf(a.name) - medianOf(b.name));
}

function cell(samples: readonly Sample[], of: string, figure: FigureName, detail: Detail): string {
  const { part, scene } = samples[0] ?? { part: 'lab', scene: '' };
  const metric = { part, scene, figure };
  const spread = spreadAt(samples, of, metric);
  if (!spread) return '–';
  if (detail === 'medians') return formatFigure(figure, spread.median);
  const to = detail === 'ranked' ? THIS_SITE : BASELINE;
  // If the median is 0, a few rounds that are not 0 mean nothing.
  const isComparable = of !== to && spreadAt(samples, to, metric)?.median !== 0;
  const ratio = isComparable ? ratioOf(samples, of, to, metric) : null;
  if (detail === 'ranked')
    return `${formatFigure(figure, spread.median)}${ratio === null ? '' : ` (${ratio.toFixed(2)})`}`;
  const around =
    spread.low === spread.high ? '' : ` (${number(figure, spread.low)} to ${number(figure, spread.high)})`;
  return `${formatFigure(figure, spread.median)}${around}${ratio === null ? '' : `, ${ratio.toFixed(2)}x`}`;
}

function number(figure: FigureName, value: number): string {
  return value.toFixed(FIGURES[figure].places);
}

function failureLine({ of, scene, round, why }: Run['failures'][number]): string {
  return `- ${scene}, ${of}, round ${round + 1}: ${why.split('\n')[0]}`;
}

/** Machine and command of a run. */
export function machineLines({ machine, throttle, command, started, minutes }: Run): string[] {
  return [
    `- ${started}, ${Math.round(minutes)} minutes: \`${command}\``,
    `- ${machine.cpus} CPUs (${machine.model}), ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node}${machine.chromium === null ? '' : `, Chromium ${machine.chromium}`}`,
    `- Load of the machine before ${machine.loadBefore}, after ${machine.loadAfter}; everything on loopback`,
    ...(throttle === null
      ? []
      : [
          `- Slow phone: 1.6 Mbit/s down, 0.75 up, 150 ms, CPU 4 times slower, 390 x 844. Proof: 512 KiB took ${throttle.file.slow} ms (expected ${throttle.file.expected}, free ${throttle.file.free}); a loop took ${throttle.loop.slow} ms (free ${throttle.loop.free})`,
        ]),
  ];
}
