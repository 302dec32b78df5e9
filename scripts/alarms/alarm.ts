/** Something to draw: an expression of Prometheus. */
export interface Figure {
  title: string;
  expr: string;
  /** As Grafana names them. */
  unit: 'short' | 'percentunit' | 's' | 'bytes' | 'reqps' | 'Bps';
  /** Labels that tell the lines apart. */
  by: readonly string[];
}

/** Who is told: whoever is on call, at once; the owner of the release, today; whoever looks in the morning. */
export const SEVERITIES = ['wake', 'owner', 'morning'] as const;

export interface Alarm extends Figure {
  severity: (typeof SEVERITIES)[number];
  /** Compared with `expr`: the alarm's condition. */
  when: `${'>' | '<' | '=='} ${number}`;
  /** How long the condition has to hold. */
  for: '0m' | '1m' | '2m' | '5m' | '10m';
  /** What it means, in Markdown. */
  means: string;
  /** What to do: text in Markdown, figures to look at, commands to run. */
  todo: readonly (string | Figure | { run: readonly string[] })[];
}

/** `Pages fail` is `PagesFail` in Prometheus. */
export function alertName({ title }: Alarm): string {
  return title.replaceAll(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Its place in docs/alarms.md. */
export function anchor({ title }: Alarm): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

export function condition({ expr, when }: Alarm): string {
  return `${expr} ${when}`;
}

/**
 * How often something was counted lately. A counter with labels begins with its first event, so for Prometheus it never
 * increased from zero: what began lately counts whole.
 */
export function lately(counter: string, minutes: number, by: readonly string[]): string {
  return `sum by (${by.join(', ')}) (
  (${counter} unless ${counter} offset ${minutes}m)
    or increase(${counter}[${minutes}m]))`;
}
