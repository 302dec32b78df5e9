import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import { Activity } from '../../protocol/activity.ts';
import type { ComposerWorld } from '../view/view-context.ts';

/** A composer's world with these parts. Requests for a release or to the front reject unless given. */
export function worldOf(parts: Partial<ComposerWorld>): ComposerWorld {
  const unexpected = () => Promise.reject(new Error('The test did not expect this.'));
  return {
    settings: FIXTURE_SETTINGS,
    services: [],
    picture: (address) => address,
    adFrameUrl: undefined,
    releases: { remote: unexpected, shell: unexpected, serverMap: unexpected },
    requestFromFront: unexpected,
    phases: new Activity(),
    rendered: new Set(),
    record: () => {},
    judge: () => {},
    log: () => {},
    ...parts,
  };
}
