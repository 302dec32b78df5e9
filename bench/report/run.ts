import type { ThrottleProof } from '../lab/throttle-proof.ts';
import type { Failure, Sample } from '../sample.ts';
import type { Machine } from './machine.ts';

/** A run of the bench, as stored in `bench/results/<date>.json`. */
export interface Run {
  started: string;
  minutes: number;
  command: string;
  /** A run with `--quick`, which does not count as a measurement. */
  quick: boolean;
  machine: Machine;
  throttle: ThrottleProof | null;
  /** Names and titles of the contestants, in the order of tables. */
  contestants: readonly { name: string; title: string }[];
  samples: readonly Sample[];
  failures: readonly Failure[];
}
