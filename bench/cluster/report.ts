import { at, ms } from '../promotions/report.ts';
import type { Visit } from '../promotions/visit.ts';
import { machineLine, type MachineBefore } from '../report/machine.ts';
import { tableLines } from '../report/markdown.ts';
import { publishReport } from '../report/publish-report.ts';
import type { Move } from './moves.ts';

interface Run {
  machine: MachineBefore;
  seconds: number;
  readers: number;
  servers: number;
  visits: readonly (Visit & { during: string })[];
  moves: readonly Move[];
  /** The failures, in order; those that could not be tried, with the reason. */
  tried: readonly string[];
  skipped: readonly string[];
  missing: readonly string[];
  /** Null: without Redis each server has to find a bad release by itself. */
  quarantineMs: number | null;
}

/** Longest time until all servers serve the same edition, seconds. */
const AGREED_MS = 5000;
const QUARANTINED_MS = 2000;

/** A run passes if no request was lost and servers agreed in time. */
export async function writeReport(run: Run): Promise<void> {
  const { visits, moves, quarantineMs } = run;
  const faults = visits.flatMap((visit) => visit.faults.map((fault) => `${visit.during}: ${fault}`));
  const slow = moves.filter(({ agreedMs, during }) => agreedMs > AGREED_MS && !during.includes('store'));
  const rows = run.tried.map((name) => {
    const seen = visits.filter(({ during }) => during === name);
    const pages = seen.map(({ pageMs }) => pageMs).filter((value) => value > 0);
    const agreed = moves.filter(({ during }) => during === name).map(({ agreedMs }) => agreedMs);
    const all = seen.flatMap((visit) => visit.faults);
    const mixed = all.filter(isMixed).length;
    return [
      name,
      String(seen.reduce((sum, { requests }) => sum + requests, 0)),
      String(all.length - mixed),
      String(mixed),
      ms(at(pages, 0.99)),
      String(agreed.length),
      seconds(at(agreed, 0.5)),
      seconds(at(agreed, 1)),
    ];
  });
  const count = (action: Move['action']) => moves.filter((move) => move.action === action).length;
  const lines = [
    '# Failures in a cluster',
    '',
    machineLine(run.machine),
    `${run.servers} servers behind one nginx, ${run.readers} readers at once for ${Math.round(run.seconds)} s, ${count('promote')} promotions and ${count('rollback')} rollbacks meanwhile.`,
    'A reader requests a page through nginx, every script that it names (checked against its hash), and two soft navigations. Lost:',
    'no response, or another status than 200. Mixed: parts of two releases of one remote in a page or tab, or a wrong script.',
    '',
    ...tableLines(
      [
        'what happens',
        'requests',
        'lost',
        'mixed',
        'page, p99',
        'moves',
        'all servers agree, median',
        'longest',
      ],
      rows,
    ),
    '',
    quarantineMs === null
      ? '- Quarantines are not shared: there is no Redis.'
      : `- A bad release was in quarantine on all servers ${Math.round(quarantineMs)} ms after the first.`,
    `- Navigations that loaded the page instead, because a server did not know the new edition yet: ${visits.reduce((sum, { reloads }) => sum + reloads, 0)}.`,
    ...run.skipped.map((reason) => `- Not tried: ${reason}.`),
    ...run.missing.map((sentence) => `- ${sentence}.`),
    ...faults.slice(0, 20).map((fault) => `- ${fault}`),
  ];
  const isGood = faults.length === 0 && slow.length === 0 && (quarantineMs ?? 0) <= QUARANTINED_MS;
  await publishReport('cluster', lines, isGood);
}

function isMixed(fault: string): boolean {
  return /in a page of|in a tab that|is not the script|: edition /.test(fault);
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(1)} s`;
}
