import type { Step } from '../../protocol/activity.ts';
import { releaseIn, releaseOfError } from '../../protocol/release-in-stack.ts';
import { releaseOfKey, type ReleaseId } from '../../../store/release-key.ts';
import type { Stall } from './stall-watch.ts';

export interface ComposerLoss {
  /** The release to blame; null if unknown. */
  release: ReleaseId | null;
  why: string;
  /** Its stack, innermost first, as `file:line:column function`; empty if unknown. */
  stack: readonly string[];
}

const STALLED: Readonly<Record<Stall['why'], string>> = {
  held: 'It blocked its thread indefinitely',
  asleep: 'It put its thread to sleep',
  memory: 'It filled the memory with buffers',
};

/**
 * A stuck composer. Without a stack the current step is blamed; also where the shell copies what a unit returned, which
 * fills the memory in the shell's code.
 */
export function lossByStall({ why, step }: Stall, stack: readonly string[]): ComposerLoss {
  const place = stack.find((line) => line.includes('/server.cjs:'));
  const named = releaseIn(stack);
  const isCopied = why === 'memory' && named?.name === 'shell' && step !== null && step.unit !== null;
  return {
    release: (isCopied ? null : named) ?? releaseOf(step),
    why: `${STALLED[why]}${placeOf(step)}${place === undefined ? '' : `, at ${place}`}`,
    stack,
  };
}

export function lossByEnd(error: unknown, step: Step | null): ComposerLoss {
  return {
    release: releaseOfError(error) ?? releaseOf(step),
    why: `${sentenceOf(error)}${placeOf(step)}`,
    stack: [],
  };
}

export function lossBySpoiling(step: Step | null, why: string): ComposerLoss {
  return { release: releaseOf(step), why: `${why}${placeOf(step)}`, stack: [] };
}

export function lossByLongStep(step: Step): ComposerLoss {
  return {
    release: releaseOf(step),
    why: `It blocked its thread for half a second${placeOf(step)}`,
    stack: [],
  };
}

function sentenceOf(error: unknown): string {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isFull) return 'It filled the memory of its thread';
  return `It ended its thread${error instanceof Error ? `: ${error.message}` : ''}`;
}

function placeOf(step: Step | null): string {
  return step ? ` (${step.step}${step.unit === null ? '' : ` of ${step.unit}`})` : '';
}

function releaseOf(step: Step | null): ReleaseId | null {
  return step ? releaseOfKey(step.release) : null;
}
