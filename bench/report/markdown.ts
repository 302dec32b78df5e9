import { FIGURES, written, type FigureName } from '../figures.ts';
import type { Part, Sample } from '../sample.ts';
import { ratioOf, spreadAt } from './compare.ts';
import { judge } from './judge.ts';
import type { Run } from './run.ts';
import { TARGETS } from './targets.ts';

/** To whom the others stand in a ratio in tables. */
const BASELINE = 'finished';
const PARTS: Readonly<Record<Part, string>> = { lab: 'Browser', load: 'Server', growth: 'Growth' };

/** The report of a run: targets first, then every figure with its spread, then where and how it was measured. */
export function reportText(run: Run): string {
  return [
    `# Bench of ${run.started.slice(0, 10)}`,
    '',
    'Medians, in brackets the quartiles. Ratios are medians of the ratios of each round.',
    '',
    '## Targets',
    '',
    ...targetTable(run.samples),
    '',
    ...(Object.keys(PARTS) as Part[]).flatMap((part) => partText(part, run)),
    ...(run.failures.length === 0 ? [] : ['## Failed', '', ...run.failures.map(failureLine), '']),
    '## Machine and commands',
    '',
    ...machineLines(run),
    '',
  ].join('\n');
}

export function targetTable(samples: readonly Sample[]): string[] {
  const rows = TARGETS.map((target) => judge(target, samples)).map(({ what, target, measured, met }) => [
    what,
    target,
    measured,
    met === null ? '–' : met ? 'met' : '**missed**',
  ]);
  return tableLines(['what', 'target', 'measured', ''], rows);
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
      ...sceneTable(
        own.filter((sample) => sample.scene === scene),
        contestants,
      ),
      '',
    ]),
  ];
}

function sceneTable(samples: readonly Sample[], contestants: Run['contestants']): string[] {
  const there = contestants.filter(({ name }) => samples.some(({ of }) => of === name));
  const figures = [...new Set(samples.map(({ figure }) => figure))];
  const rows = figures.map((figure) => [
    FIGURES[figure].title,
    ...there.map(({ name }) => cell(samples, name, figure)),
  ]);
  return tableLines(['', ...there.map(({ title }) => title)], rows);
}

function cell(samples: readonly Sample[], of: string, figure: FigureName): string {
  const { part, scene } = samples[0] ?? { part: 'lab', scene: '' };
  const place = { part, scene, figure };
  const spread = spreadAt(samples, of, place);
  if (!spread) return '–';
  const ratio = of === BASELINE ? null : ratioOf(samples, of, BASELINE, place);
  const around =
    spread.low === spread.high ? '' : ` (${number(figure, spread.low)} to ${number(figure, spread.high)})`;
  return `${written(figure, spread.median)}${around}${ratio === null ? '' : `, ${ratio.toFixed(2)}x`}`;
}

function number(figure: FigureName, value: number): string {
  return value.toFixed(FIGURES[figure].places);
}

function failureLine({ of, scene, round, why }: Run['failures'][number]): string {
  return `- ${scene}, ${of}, round ${round + 1}: ${why.split('\n')[0]}`;
}

function machineLines({ machine, throttle, command, started, minutes }: Run): string[] {
  return [
    `- ${started}, ${Math.round(minutes)} minutes: \`${command}\``,
    `- ${machine.processors} processors (${machine.model}), ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node}${machine.chromium === null ? '' : `, Chromium ${machine.chromium}`}`,
    `- Load of the machine before ${machine.loadBefore}, after ${machine.loadAfter}; everything on loopback`,
    ...(throttle === null
      ? []
      : [
          `- Slow phone: 1.6 Mbit/s down, 0.75 up, 150 ms, processor 4 times slower, 390 x 844. Proof: 512 KiB took ${throttle.file.slow} ms (expected ${throttle.file.expected}, free ${throttle.file.free}); a loop took ${throttle.loop.slow} ms (free ${throttle.loop.free})`,
        ]),
  ];
}
