import type { Killer, Moment, Program } from '../../e2e/killers/killers.ts';
import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { median } from '../report/quantile.ts';
import type { OtherRead } from './readers.ts';

/** Limit for pages of others, ms. */
const MOST_MS = 1000;

/** Result of one killer at one moment. */
export interface KillerResult {
  program: Program;
  killer: Killer;
  moment: Moment;
  others: readonly OtherRead[];
  /** Time to the first byte of the killer's page, ms, and whether the page was complete and right. */
  firstMs: number;
  isRight: boolean;
  /** Time from the promotion of a good release to a page from it, ms. */
  healedMs: number;
}

/** A run passes if no request was lost, late or wrong. */
export async function writeReport(results: readonly KillerResult[], machine: MachineBefore): Promise<void> {
  const faults = results.flatMap(faultsOf);
  const lines = [
    '# Killers',
    '',
    machineLine(machine),
    'One composer and its spare. 16 readers at once, 12 of cached pages and 4 of pages that no other reader requests. Counted are all their requests from the',
    'promotion of the killer until another release had replaced it; the first reader of a page in an edition counts as uncached.',
    `Requests that were lost, later than ${MOST_MS} ms, or wrong pages: ${faults.length}.`,
    '',
    '| killer | release of | moment | requests of others | lost | cached, median / worst | uncached, median / worst | reader who met it | healed after |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(rowOf),
    '',
    ...faults.map((fault) => `- ${fault}`),
  ];
  await publishReport('killers', lines, faults.length === 0);
}

function rowOf({ program, killer, moment, others, firstMs, isRight, healedMs }: KillerResult): string {
  const cells = [
    killer,
    program,
    moment,
    others.length,
    others.filter(isLost).length,
    times(others.filter(({ isCached }) => isCached)),
    times(others.filter(({ isCached }) => !isCached)),
    `${Math.round(firstMs)} ms${isRight ? '' : ', wrong page'}`,
    `${Math.round(healedMs)} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function times(reads: readonly OtherRead[]): string {
  if (reads.length === 0) return 'none';
  const all = reads.map(({ ms }) => ms);
  return `${Math.round(median(all))} / ${Math.round(Math.max(...all))} ms`;
}

function faultsOf({ program, killer, moment, others, isRight }: KillerResult): string[] {
  const where = `${killer}, ${program}, ${moment}`;
  const bad = others.filter((read) => isLost(read) || read.ms > MOST_MS);
  return [
    ...(isRight ? [] : [`${where}: its reader did not get the page of the previous release`]),
    ...bad.map(
      ({ path: at, status, ms }) => `${where}: ${at} had status ${status} after ${Math.round(ms)} ms`,
    ),
  ];
}

function isLost({ status }: OtherRead): boolean {
  return status !== 200;
}
