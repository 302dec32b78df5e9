import { machineLine, type MachineBefore } from '../report/machine.ts';
import { publishReport } from '../report/publish-report.ts';
import { quantile } from '../report/quantile.ts';

/** An entry reaches every reader in this time, ms. */
const MOST_MS = 2000;
/** A reader costs less than this, bytes. */
const MOST_BYTES = 30 * 1024;

/** When one entry reached its readers, ms after it was stored. */
export interface Arrival {
  reached: number;
  firstMs: number;
  lastMs: number;
}

interface Memory {
  heap: number;
  resident: number;
}

interface Result {
  machine: MachineBefore;
  readers: number;
  arrivals: readonly Arrival[];
  before: Memory;
  after: Memory;
  /** CPU use of the server while nothing is new, without readers, with ten, and with all: percent of one core. */
  unread: number;
  followed: number;
  idle: number;
}

/** A run passes if nothing exceeds its limit. */
export async function writeReport(result: Result): Promise<void> {
  const { machine, readers, arrivals, before, after, unread, followed, idle } = result;
  const last = arrivals.map(({ lastMs }) => lastMs);
  const spread = arrivals.map(({ firstMs, lastMs }) => lastMs - firstMs);
  const reached = Math.min(...arrivals.map((one) => one.reached));
  const heap = (after.heap - before.heap) / readers;
  const resident = (after.resident - before.resident) / readers;
  const isGood = reached === readers && Math.max(...last) < MOST_MS && resident < MOST_BYTES;
  const lines = [
    '# Readers of a live post',
    '',
    machineLine(machine),
    `${readers.toLocaleString('en-US')} readers of one post, each with a stream of its own; one server with one composer, readers beside it on the same machine. ${arrivals.length} entries, one after the other. Limits: ${MOST_MS} ms to the last reader, ${MOST_BYTES / 1024} KB for each. ${isGood ? 'None is exceeded.' : 'EXCEEDED.'}`,
    '',
    '| what | value |',
    '| --- | --- |',
    `| readers that every entry reached | ${reached} |`,
    `| from stored to the last reader, median / worst | ${round(quantile(last, 0.5))} / ${round(Math.max(...last))} ms |`,
    `| from the first reader to the last, median / worst | ${round(quantile(spread, 0.5))} / ${round(Math.max(...spread))} ms |`,
    `| memory of a reader: heap and buffers after a collection | ${kb(heap)} KB |`,
    `| memory of a reader: whole process | ${kb(resident)} KB |`,
    `| CPU while nothing is new: no reader / ten / all | ${unread.toFixed(1)} / ${followed.toFixed(1)} / ${idle.toFixed(1)} % of one |`,
  ];
  await publishReport('live', lines, isGood);
}

function round(ms: number): number {
  return Math.round(ms);
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
