/** What the standalone page shows, as its own address says it. */
export interface Shown {
  unit: number;
  fixture: number;
  /** Ask a running backend instead of the fixture. */
  live: boolean;
}

export function readShown(search: string): Shown {
  const query = new URLSearchParams(search);
  const count = (name: string) => Number.parseInt(query.get(name) ?? '0', 10) || 0;
  return { unit: count('unit'), fixture: count('fixture'), live: query.has('live') };
}

export function showing({ unit, fixture, live }: Shown): string {
  return `?unit=${unit}&fixture=${fixture}${live ? '&live' : ''}`;
}
