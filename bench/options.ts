import { parseArgs } from 'node:util';
import { wholeNumber } from '../scripts/lib/whole-number.ts';
import type { Part } from './sample.ts';

const PARTS: readonly Part[] = ['lab', 'load', 'growth'];

export interface Options {
  parts: readonly Part[];
  /** Rounds of the browser lab; the load takes a third of them, at least 2. */
  runs: number;
  /** Seconds per measurement of the load. */
  seconds: number;
  /** Folder with `candidates.json`, or null for no peers; and which peers of it to run, or null for all. */
  peers: string | null;
  peerNames: readonly string[] | null;
  /** Scenes of the lab to run; null: all. */
  scenes: readonly string[] | null;
  /** Shows whether the bench works; measures too little for results. */
  quick: boolean;
}

/** Parses the command line. Throws an error with a message for people on an unknown or invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string' },
      seconds: { type: 'string' },
      peers: { type: 'string' },
      'peer-names': { type: 'string' },
      scenes: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const parts = list(values.only) ?? PARTS;
  const unknown = parts.find((part) => !PARTS.includes(part as Part));
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: there is no such part. The parts are ${PARTS.join(', ')}.`);
  return {
    parts: parts as readonly Part[],
    runs: values.runs === undefined ? (values.quick ? 1 : 3) : wholeNumber('--runs', values.runs),
    seconds: values.seconds === undefined ? (values.quick ? 2 : 3) : wholeNumber('--seconds', values.seconds),
    peers: values.peers ?? null,
    peerNames: list(values['peer-names']),
    scenes: list(values.scenes),
    quick: values.quick,
  };
}

function list(value: string | undefined): string[] | null {
  return value === undefined ? null : value.split(',').map((one) => one.trim());
}
