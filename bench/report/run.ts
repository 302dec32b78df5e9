import type { ThrottleProof } from '../lab/throttle-proof.ts';
import type { Failure, Sample } from '../sample.ts';
import type { Machine } from './machine.ts';

/** A whole run of the bench, as it stands in `bench/results/<date>.json`. */
export interface Run {
  started: string;
  minutes: number;
  command: string;
  /** Taken only to see whether the bench works. */
  quick: boolean;
  machine: Machine;
  throttle: ThrottleProof | null;
  /** Names and titles of those who were measured, in the order of tables. */
  contestants: readonly { name: string; title: string }[];
  samples: readonly Sample[];
  failures: readonly Failure[];
}
