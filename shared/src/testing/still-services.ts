import type { Services } from '../contract/services.ts';
import { createPlayer } from '../player/create-player.ts';

/** Services for rendering a unit in a test that does not look at them. */
export const STILL_SERVICES: Services = { notify: () => undefined, player: createPlayer() };
