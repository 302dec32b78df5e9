import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { stringify } from 'yaml';
import { ROOT } from '../../build/paths.ts';
import { countEvents } from '../../shell/server/telemetry/event-counter.ts';
import { metricsRoute, mountTelemetry } from '../../shell/server/telemetry/mount-telemetry.ts';
import { reportIntake } from '../../shell/server/telemetry/reports/report-intake.ts';
import { ReportingClients } from '../../shell/server/telemetry/reports/reporting-clients.ts';
import { composerTasks, newRegistry, relayMetrics } from '../../shell/server/telemetry/server-metrics.ts';
import { findProgram } from '../cluster/program.ts';
import { alertName } from './alarm.ts';
import { ALARMS } from './alarms.ts';
import { generatedFiles } from './generated-files.ts';
import { PROOFS } from './proofs.ts';

const FILES = generatedFiles();
const RULES = FILES.get('deploy/alerts.yml') ?? '';
const BOARDS = [...FILES].filter(([file]) => file.endsWith('.json')).map(([, text]) => text);

/** Each alarm has a panel, so these are all expressions. */
const EXPRESSIONS: string[] = [];
for (const board of BOARDS)
  JSON.parse(board, (key, value: unknown) => {
    if (key === 'expr' && typeof value === 'string') EXPRESSIONS.push(value);
    return value;
  });

/** Without a server to watch, there is an alarm. */
const WATCHED = 'up{job="meadowlark",instance="a"}';

/** Series that Prometheus itself makes. */
const OF_PROMETHEUS = new Set(['up', 'ALERTS']);

test.each([...FILES])('%s matches the table of alarms; if not, run `npm run alarms`', (file, text) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(text);
});

test('every metric in alarms and dashboards is at /metrics, and every metric of ours is in one of them', async () => {
  const registry = newRegistry();
  const count = countEvents(registry);
  relayMetrics(registry);
  composerTasks(registry, () => 0);
  const app = fastify();
  const served = { live: () => ({}) as never, find: async () => null, routes: async () => [] };
  const takeReport = reportIntake({
    origin: '',
    registry,
    record: () => {},
    served,
    clients: new ReportingClients(),
  });
  mountTelemetry(app, { registry, takeReport, notReady: () => null, readersGet: () => 'an edition' });
  metricsRoute(app, registry);
  count({ event: 'cache-lookup', cache: 'release-code', hit: true });
  const { body } = await app.inject('/metrics');
  await app.close();
  const kept = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  const named = new Set(
    EXPRESSIONS.flatMap(
      (expr) => expr.match(/\b(?:meadowlark|process|nodejs)_\w+|\b(?:up|ALERTS)(?=\{)/g) ?? [],
    )
      .filter((name) => !OF_PROMETHEUS.has(name))
      .map((name) => name.replace(/_bucket$/, '')),
  );
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !kept.has(name))).toEqual([]);
  expect([...kept].filter((name) => name.startsWith('meadowlark_') && !named.has(name))).toEqual([]);
});

test('panels of a dashboard do not overlap, and each has a unique id', () => {
  expect(BOARDS).toHaveLength(2);
  for (const board of BOARDS) {
    const { panels } = JSON.parse(board) as {
      panels: { id: number; gridPos: { x: number; y: number; w: number; h: number } }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  }
});

const promtool = findProgram('promtool');
const withPromtool = promtool === null ? describe.skip : describe;

function check(files: Readonly<Record<string, string>>, ...command: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'alarms-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return execFileSync(promtool ?? '', command, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

withPromtool('promtool, of the package "prometheus"', () => {
  it('reads all rules, and the expression of every panel', () => {
    const rules = EXPRESSIONS.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const panels = stringify({ groups: [{ name: 'panels', rules }] });
    const said = check(
      { 'alerts.yml': RULES, 'panels.yml': panels },
      'check',
      'rules',
      'alerts.yml',
      'panels.yml',
    );
    expect(said).toContain(`${ALARMS.length} rules found`);
    expect(said).toContain(`${EXPRESSIONS.length} rules found`);
    expect(() =>
      check({ 'alerts.yml': RULES.replace('sum(', 'some(') }, 'check', 'rules', 'alerts.yml'),
    ).toThrow('unknown function');
  });

  it('raises each alarm with its series, and none with calm ones', () => {
    const tests = ALARMS.flatMap((alarm) => {
      const { after, raised, calm } = PROOFS[alarm.title];
      const firing = `count(ALERTS{alertname="${alertName(alarm)}",alertstate="firing"})`;
      const over = (series: Readonly<Record<string, string>>, expr: string, samples: readonly object[]) => ({
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [{ expr, eval_time: `${after}m`, exp_samples: samples }],
      });
      return [
        over(raised, `${firing} > bool 0`, [{ labels: '{}', value: 1 }]),
        over({ [WATCHED]: '1x200', ...calm }, 'count(ALERTS{alertstate="firing"})', []),
      ];
    });
    const file = stringify({ rule_files: ['alerts.yml'], evaluation_interval: '1m', tests });
    const said = check({ 'alerts.yml': RULES, 'test.yml': file }, 'test', 'rules', 'test.yml');
    expect(said).toContain('SUCCESS');
  });
});
