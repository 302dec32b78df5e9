import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';

/** Outcome of one alteration. */
export interface Outcome {
  kind: string;
  objects: number;
  /** What named its objects first. */
  namedBy: 'a server' | 'edition verify' | 'nothing';
}

/** Outcome of a round of alterations. */
export interface Round {
  outcomes: readonly Outcome[];
  faults: readonly string[];
  /** Whether a server started on the altered store. */
  started: boolean;
}

/** A run passes without a fault, and if every altered object was named. */
export async function writeReport(rounds: readonly Round[], machine: MachineBefore): Promise<void> {
  const outcomes = rounds.flatMap((round) => round.outcomes);
  const faults = rounds.flatMap((round) => round.faults);
  const count = (namedBy: Outcome['namedBy'], among = outcomes) =>
    among.filter((outcome) => outcome.namedBy === namedBy).length;
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].toSorted();
  const rows = kinds.map((kind) => {
    const among = outcomes.filter((outcome) => outcome.kind === kind);
    return `| ${kind} | ${among.length} | ${count('a server', among)} | ${count('edition verify', among)} | ${count('nothing', among)} |`;
  });
  const lines = [
    '# Attacker',
    '',
    machineLine(machine),
    'An attacker with all rights on the bucket but no key. The built site has default settings and `TRUSTED_KEYS`; its store has 20',
    'alterations at once. Readers read from a running server before and after it polls, and from one that starts on the altered store.',
    '',
    `${outcomes.length} alterations of ${outcomes.reduce((sum, { objects }) => sum + objects, 0)} objects in ${rounds.length} rounds; in ${rounds.filter(({ started }) => started).length} of them a server started.`,
    `Altered bytes served, pages and files that readers of the running server lost: ${faults.length}. Objects that were not named: ${count('nothing')}.`,
    '',
    '| what was done | times | named by a server | by `edition verify` | not named |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    `| all | ${outcomes.length} | ${count('a server')} | ${count('edition verify')} | ${count('nothing')} |`,
    '',
    ...faults.map((fault) => `- ${fault}`),
  ];
  await publishReport('attacker', lines, faults.length === 0 && count('nothing') === 0);
}
