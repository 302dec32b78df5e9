import { stringify } from 'yaml';
import { alertName, anchor, condition, type Alarm } from './alarm.ts';

const HEAD = '# Written by `npm run alarms` from scripts/alarms/alarms.ts.\n';

/** The text of deploy/alerts.yml: a rule of Prometheus for each alarm. */
export function alertRules(alarms: readonly Alarm[]): string {
  const rules = alarms.map((alarm) => ({
    alert: alertName(alarm),
    expr: condition(alarm),
    for: alarm.for,
    labels: { severity: alarm.severity },
    annotations: {
      summary: [alarm.title, ...alarm.by.map((label) => `{{ $labels.${label} }}`)].join(' '),
      description: alarm.means,
      runbook: `docs/alarms.md#${anchor(alarm)}`,
    },
  }));
  return HEAD + stringify({ groups: [{ name: 'meadowlark', rules }] }, { lineWidth: 0 });
}
