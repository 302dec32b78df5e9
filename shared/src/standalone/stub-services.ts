import type { Services } from '../contract/services.ts';
import { createPlayer } from '../player/create-player.ts';

/** Services for rendering a unit where their effects do not matter: in tests and in the gate. */
export const STUB_SERVICES: Services = { notify: () => undefined, player: createPlayer() };
