import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { quantile } from '../report/quantile.ts';
import type { Change } from './change-editions.ts';
import type { Visit } from './visit.ts';

interface Run {
  machine: MachineBefore;
  seconds: number;
  readers: number;
  visits: readonly Visit[];
  changes: readonly Change[];
  /** Memory of the server, MB, before the run and after it. */
  memoryMb: { before: number; after: number };
}

/** A run passes without a fault. */
export async function writeReport({
  machine,
  seconds,
  readers,
  visits,
  changes,
  memoryMb,
}: Run): Promise<void> {
  const faults = visits.flatMap((visit) => visit.faults);
  const requests = visits.reduce((sum, visit) => sum + visit.requests, 0);
  const page = visits.filter(({ pageMs }) => pageMs > 0).map(({ pageMs }) => pageMs);
  const followed = changes.map(({ followedMs }) => followedMs);
  const count = (action: Change['action']) => changes.filter((change) => change.action === action).length;
  const lines = [
    '# Promotions under load',
    '',
    machineLine(machine),
    `${readers} readers at once for ${Math.round(seconds)} s, ${count('promote')} promotions and ${count('rollback')} rollbacks of alternating remotes.`,
    'A visit is a page, every script it names (checked against its hash), and two soft navigations in its edition.',
    '',
    '| what | figure |',
    '| --- | --- |',
    `| visits | ${visits.length} |`,
    `| requests | ${requests} |`,
    `| requests lost, visits that mixed two versions, wrong scripts | ${faults.length} |`,
    `| page, median / 99th percentile | ${ms(at(page, 0.5))} / ${ms(at(page, 0.99))} |`,
    `| from the move of live to the first page of it, median / longest | ${ms(at(followed, 0.5))} / ${ms(at(followed, 1))} |`,
    `| resident memory of the server before / after, nothing collected by force | ${memoryMb.before} / ${memoryMb.after} MB |`,
    '',
    ...faults.slice(0, 20).map((fault) => `- ${fault}`),
  ];
  await publishReport('promotions', lines, faults.length === 0);
}

/** A quantile; 0 without figures. */
export function at(figures: readonly number[], share: number): number {
  return figures.length === 0 ? 0 : quantile(figures, share);
}

export function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
