import type { AdPlan } from '../../src/sleeping/wake-plan.ts';
import type { DescribedRelease } from '../editions/release-source.ts';
import { extraScripts } from './browser-side.ts';

/** What a page is told of the operator's advertising network; nothing where there is none, and no script of it. */
export function adPlan(shell: DescribedRelease, network: string | undefined): AdPlan | undefined {
  const [script] = extraScripts(shell, 'ads');
  return network !== undefined && script ? { script, network } : undefined;
}
