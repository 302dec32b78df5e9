import type { FloodStage, River } from '../service/river.ts';
import { omahaTime, type TimeView } from './omaha-time.ts';

export interface RiverView {
  name: string;
  feet: string;
  read: TimeView;
  /** One sentence on whether there is a flood; null if the service has no flood stages. */
  state: string | null;
  isFlood: boolean;
  /** The forecast, as a sentence. */
  expected: string | null;
  /** The scale from its foot to its head. */
  scale: { least: number; most: number; now: number; marks: { text: string; feet: number }[] } | null;
}

const NAMES: Record<FloodStage, string> = {
  action: 'Watched from',
  minor: 'Flood from',
  moderate: 'Moderate flood from',
  major: 'Major flood from',
};

const STATES: Record<FloodStage, string> = {
  action: 'The river is high, and watched.',
  minor: 'The river is in minor flood.',
  moderate: 'The river is in moderate flood.',
  major: 'The river is in major flood.',
};

export function riverView({ name, observed, expected, stages }: River, now: number): RiverView {
  const reached = stages.findLast(({ feet }) => observed.feet >= feet);
  const first = stages.find(({ stage }) => stage !== 'action');
  return {
    name,
    feet: feetText(observed.feet),
    read: omahaTime(observed.at, now).view,
    state: reached ? STATES[reached.stage] : first ? belowFlood(first.feet - observed.feet) : null,
    isFlood: reached !== undefined && reached.stage !== 'action',
    expected:
      expected === null
        ? null
        : `${omahaTime(expected.at, now).view.text}: ${feetText(expected.feet)} feet expected.`,
    scale: stages.length === 0 ? null : scaleOf(observed.feet, stages),
  };
}

function belowFlood(feet: number): string {
  return `${feetText(feet)} feet below flood.`;
}

function feetText(feet: number): string {
  return feet.toFixed(1);
}

function scaleOf(now: number, stages: River['stages']): RiverView['scale'] {
  const all = [now, ...stages.map(({ feet }) => feet)];
  return {
    least: Math.min(0, ...all),
    most: Math.max(...all) * 1.05,
    now,
    marks: stages.map(({ stage, feet }) => ({ text: NAMES[stage], feet })),
  };
}
