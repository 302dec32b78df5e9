import { CONTRACT } from '../contract-number.ts';
import { CONTRACTS, type ContractEntry } from './contract-table.ts';

/** How a server with this contract treats releases built for another one. */
type ContractSupport =
  | { state: 'current' }
  | { state: 'ending' | 'ended'; until: string; later: readonly ContractEntry[] }
  | { state: 'unserved'; later: readonly ContractEntry[] }
  | { state: 'newer' };

/** Whether servers run such a release. They ignore dates, so that live releases do not disappear at midnight. */
export function isServed(contract: number): boolean {
  return contract === CONTRACT || contract === CONTRACT - 1;
}

export function contractSupport(contract: number, today: Date): ContractSupport {
  if (contract > CONTRACT) return { state: 'newer' };
  const later = CONTRACTS.filter((entry) => entry.contract > contract);
  if (contract === CONTRACT) return { state: 'current' };
  const [next] = later;
  if (!isServed(contract) || !next) return { state: 'unserved', later };
  const until = next.previousUntil;
  return { state: today.toISOString().slice(0, 10) <= until ? 'ending' : 'ended', until, later };
}
