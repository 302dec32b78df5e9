/** A chart: a Prometheus expression. */
export interface Figure {
  title: string;
  expr: string;
  /** Grafana's name for it. */
  unit: 'short' | 'percentunit' | 's' | 'bytes' | 'reqps' | 'Bps';
  /** Labels that distinguish the lines. */
  by: readonly string[];
}

/** Who is notified: the person on call, immediately; the owner of the release, today; whoever checks in the morning. */
export const SEVERITIES = ['wake', 'owner', 'morning'] as const;

export interface Alarm extends Figure {
  severity: (typeof SEVERITIES)[number];
  /** What `expr` is compared with: the alarm's condition. */
  when: `${'>' | '<' | '=='} ${number}`;
  /** How long the condition has to be true. */
  for: '0m' | '1m' | '2m' | '5m' | '10m';
  /** What it means, in Markdown. */
  means: string;
  /** What to do: text in Markdown, charts to look at, commands to run. */
  todo: readonly (string | Figure | { run: readonly string[] })[];
}

/** The name in Prometheus: `Pages fail` is `PagesFail`. */
export function alertName({ title }: Alarm): string {
  return title.replaceAll(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The anchor in docs/alarms.md. */
export function anchor({ title }: Alarm): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

export function condition({ expr, when }: Alarm): string {
  return `${expr} ${when}`;
}

/**
 * How often a counter increased in the last `minutes`. A counter with labels appears with its first event, so Prometheus
 * never sees it increase from zero: a series that began in this time counts in full.
 */
export function lately(counter: string, minutes: number, by: readonly string[]): string {
  return `sum by (${by.join(', ')}) (
  (${counter} unless ${counter} offset ${minutes}m)
    or increase(${counter}[${minutes}m]))`;
}
