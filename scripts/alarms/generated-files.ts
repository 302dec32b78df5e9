import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { ALARMS } from './alarms.ts';
import { alarmSections, MARK } from './alarm-sections.ts';
import { alertRules } from './alert-rules.ts';
import { dashboards } from './dashboards.ts';
import { TRAFFIC } from './traffic.ts';

/** Path below the root -> text. */
export function generatedFiles(): Map<string, string> {
  const page = readFileSync(path.join(ROOT, 'docs/alarms.md'), 'utf8');
  const byHand = page.slice(0, page.indexOf(MARK));
  const boards = [...dashboards(ALARMS, TRAFFIC)];
  return new Map([
    ['docs/alarms.md', byHand + alarmSections(ALARMS)],
    ['deploy/alerts.yml', alertRules(ALARMS)],
    ...boards.map(([file, text]): [string, string] => [`deploy/grafana/dashboards/${file}`, text]),
  ]);
}
