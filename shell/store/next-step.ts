import type { Live } from '@meadowlark/shared/contract/live.ts';

/** A step of a canary: its edition, and the percentage of readers who get it. */
export interface CanaryStep {
  edition: string;
  percent: number;
}

/** What a move changes; omitted fields stay. */
export type LiveChange = Pick<Live, 'action'> & Partial<Pick<Live, 'edition' | 'canary' | 'frozen'>>;

/** What the next step changes; null if there is none, or the canary is at another step. */
export function nextStep({ canary }: Pick<Live, 'canary'>, step: CanaryStep): LiveChange | null {
  if (canary?.edition !== step.edition || canary.percent !== step.percent) return null;
  const { steps, ...rest } = canary;
  const [percent, ...next] = steps?.next ?? [];
  if (!steps || percent === undefined) return null;
  if (percent === 100) return { action: 'promote', edition: canary.edition, canary: null };
  return {
    action: 'canary',
    canary: { ...rest, percent, ...(next.length > 0 && { steps: { ...steps, next } }) },
  };
}
