import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { DescribedRelease, LoadedRelease, RemoteModule } from '../release-source.ts';
import { between2And3 } from './2-and-3.ts';

/** Between the current contract and the previous one. Servers support these two, so there is only one adapter. */
const ADAPTER = between2And3;

/** A remote as the shell of the view expects it: unchanged if both have the same contract. */
export function adaptRemote(
  remote: LoadedRelease<RemoteModule>,
  { release: shell }: DescribedRelease,
): LoadedRelease<RemoteModule> {
  if (remote.release.contract === shell.contract) return remote;
  const adapt = shell.contract === CONTRACT ? ADAPTER.up : ADAPTER.down;
  return { ...remote, module: adapt(remote.module) };
}
