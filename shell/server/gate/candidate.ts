import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { EditionStore } from '../store/edition-store.ts';
import type { Stage } from './stage/stage.ts';

/** A release at the gate, and the edition that it would be part of. */
export interface Candidate {
  release: Release;
  /** Every release of that edition by name, the candidate included. */
  edition: ReadonlyMap<string, Release>;
  /** The shell of that edition. */
  shell: Release;
  store: EditionStore;
  /** Where its code runs. */
  stage: Stage;
}

/** The releases that a rule about a pair of shell and remote looks at: all remotes when it is the shell that is new. */
export function remotesConcerned({ release, edition }: Candidate): Release[] {
  if (release.name !== 'shell') return [release];
  return [...edition.values()].filter(({ name }) => name !== 'shell');
}

export function releaseName({ name, version }: Release): string {
  return `${name}@${version}`;
}
