import type { Services } from '@meadowlark/shared/contract/services.ts';
import { createPlayer } from '@meadowlark/shared/player/create-player.ts';
import { createNotices } from '@meadowlark/shared/services/notices.ts';

/** The one notification area of the site. On the server nothing is ever added to it. */
export const NOTICES = createNotices();

/** The one player of the site. On the server it never plays. */
export const PLAYER = createPlayer();

/** What every mounted unit gets. */
export const SERVICES: Services = { notify: NOTICES.add, player: PLAYER };
