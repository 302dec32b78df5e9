import {
  ThresholdsMode,
  type AnnotationQuery,
  type Dashboard,
  type FieldConfig,
  type Panel,
  type RowPanel,
} from '@grafana/schema';
import { anchor, SEVERITIES, type Alarm, type Figure } from './alarm.ts';

const TITLES: Readonly<Record<Alarm['severity'], string>> = {
  wake: 'Readers and editions',
  owner: 'Releases',
  morning: 'Caches, services, memory',
};
/** Grafana has 24 columns. */
const WIDTH = 8;
const HEIGHT = 7;
const PER_ROW = 24 / WIDTH;

const PROMETHEUS = { type: 'prometheus', uid: 'prometheus' };

/** Grafana's dashboards, as JSON by file name: what happens, and each alarm with its limit and what helps to find the cause. */
export function dashboards(alarms: readonly Alarm[], traffic: readonly Figure[]): Map<string, string> {
  const rows = SEVERITIES.map((severity) => ({
    title: TITLES[severity],
    figures: alarms.filter((alarm) => alarm.severity === severity).flatMap(figuresOf),
  }));
  return new Map([
    ['site.json', dashboard('meadowlark-site', 'Meadowlark: site', panels(traffic, 0, 1))],
    ['alarms.json', dashboard('meadowlark-alarms', 'Meadowlark: alarms', inRows(rows))],
  ]);
}

/** The figure of an alarm, and those beside it. */
function figuresOf(alarm: Alarm): (Figure | Alarm)[] {
  return [alarm, ...alarm.todo.filter((todo) => typeof todo !== 'string' && 'expr' in todo)];
}

function inRows(
  rows: readonly { title: string; figures: readonly (Figure | Alarm)[] }[],
): (Panel | RowPanel)[] {
  const placed: (Panel | RowPanel)[] = [];
  let y = 0;
  for (const { title, figures } of rows) {
    const id = placed.length + 1;
    placed.push({ id, type: 'row', title, collapsed: false, panels: [], gridPos: { h: 1, w: 24, x: 0, y } });
    placed.push(...panels(figures, y + 1, id + 1));
    y += 1 + Math.ceil(figures.length / PER_ROW) * HEIGHT;
  }
  return placed;
}

function panels(figures: readonly (Figure | Alarm)[], y: number, firstId: number): Panel[] {
  return figures.map((figure, index) => {
    const { title, expr, unit, by } = figure;
    const limit = 'when' in figure ? figure : null;
    return {
      id: firstId + index,
      type: 'timeseries',
      title,
      ...(limit && { description: `${limit.means} See docs/alarms.md#${anchor(limit)}.` }),
      gridPos: {
        h: HEIGHT,
        w: WIDTH,
        x: (index % PER_ROW) * WIDTH,
        y: y + Math.floor(index / PER_ROW) * HEIGHT,
      },
      datasource: PROMETHEUS,
      targets: [
        {
          refId: 'A',
          expr,
          range: true,
          legendFormat: by.length > 0 ? by.map((label) => `{{${label}}}`).join(' ') : title,
        },
      ],
      fieldConfig: { defaults: { unit, min: 0, ...(limit && thresholds(limit.when)) }, overrides: [] },
      options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
    };
  });
}

/** The alarm's side of its limit is red. */
function thresholds(when: Alarm['when']): FieldConfig {
  const [sign, number] = when.split(' ');
  const value = Number(number);
  const steps =
    sign === '<' || (value === 0 && sign === '==')
      ? [
          { color: 'red', value: null },
          { color: 'transparent', value: sign === '<' ? value : value + 1 },
        ]
      : [
          { color: 'transparent', value: null },
          // A step begins with its value, and 0 is not more than 0.
          { color: 'red', value: sign === '>' ? value + 1e-6 : value },
        ];
  return {
    custom: { thresholdsStyle: { mode: 'line+area' } },
    thresholds: { mode: ThresholdsMode.Absolute, steps },
  };
}

function dashboard(uid: string, title: string, all: (Panel | RowPanel)[]): string {
  const moves: AnnotationQuery & { titleFormat: string } = {
    name: 'Moves of live',
    enable: true,
    iconColor: 'blue',
    datasource: PROMETHEUS,
    target: {
      refId: 'A',
      expr: 'count by (edition) (meadowlark_edition_info) unless count by (edition) (meadowlark_edition_info offset 1m)',
    } as NonNullable<AnnotationQuery['target']>,
    titleFormat: '{{edition}}',
  };
  const fields: Dashboard = {
    uid,
    title,
    description: 'Written by npm run alarms.',
    schemaVersion: 41,
    editable: false,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'utc',
    tags: ['meadowlark'],
    links: [
      {
        type: 'dashboards',
        title: 'Meadowlark',
        tags: ['meadowlark'],
        icon: '',
        tooltip: '',
        asDropdown: false,
        targetBlank: false,
        keepTime: true,
        includeVars: false,
      },
    ],
    templating: { list: [] },
    annotations: { list: [moves] },
    panels: all,
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
