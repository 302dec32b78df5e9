import type { Services } from '@meadowlark/shared/contract/services.ts';
import { createPlayer } from '@meadowlark/shared/player/create-player.ts';
import { createNotices } from '@meadowlark/shared/design/notices/notices.ts';

/** The notices of the site; unused on the server. */
export const NOTICES = createNotices();

/** The player of the site; unused on the server. */
export const PLAYER = createPlayer();

/** Passed to every unit. */
export const SERVICES: Services = { notify: NOTICES.add, player: PLAYER };

/** While it plays, links do not load a new document, which would stop it. */
export function isRadioOn(): boolean {
  return PLAYER.state().phase !== 'stopped';
}
