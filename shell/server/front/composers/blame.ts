import type { Phase } from '../../protocol/activity.ts';
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
 * A stuck composer. Without a stack the current phase is blamed; also where the shell copies what a unit returned, which
 * fills the memory in the shell's code.
 */
export function lossByStall({ why, phase }: Stall, stack: readonly string[]): ComposerLoss {
  const place = stack.find((line) => line.includes('/server.cjs:'));
  const named = releaseIn(stack);
  const isCopied = why === 'memory' && named?.name === 'shell' && phase !== null && phase.unit !== null;
  return {
    release: (isCopied ? null : named) ?? releaseOf(phase),
    why: `${STALLED[why]}${placeOf(phase)}${place === undefined ? '' : `, at ${place}`}`,
    stack,
  };
}

export function lossByEnd(error: unknown, phase: Phase | null): ComposerLoss {
  return {
    release: releaseOfError(error) ?? releaseOf(phase),
    why: `${sentenceOf(error)}${placeOf(phase)}`,
    stack: [],
  };
}

export function lossOfUnusable(phase: Phase | null, why: string): ComposerLoss {
  return { release: releaseOf(phase), why: `${why}${placeOf(phase)}`, stack: [] };
}

export function lossByLongPhase(phase: Phase): ComposerLoss {
  return {
    release: releaseOf(phase),
    why: `It blocked its thread for half a second${placeOf(phase)}`,
    stack: [],
  };
}

function sentenceOf(error: unknown): string {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isFull) return 'It filled the memory of its thread';
  return `It ended its thread${error instanceof Error ? `: ${error.message}` : ''}`;
}

function placeOf(phase: Phase | null): string {
  return phase ? ` (${phase.phase}${phase.unit === null ? '' : ` of ${phase.unit}`})` : '';
}

function releaseOf(phase: Phase | null): ReleaseId | null {
  return phase ? releaseOfKey(phase.release) : null;
}
