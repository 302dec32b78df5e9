import { userInfo } from 'node:os';
import type { Mover } from '../store/move-live.ts';

/** Who moves `live`, for the history: EDITION_BY, else the person a pipeline runs for, else the user of this machine. */
export function moverOf(env: NodeJS.ProcessEnv, note: string): Mover {
  return { by: env['EDITION_BY'] || env['GITHUB_ACTOR'] || machineUser(), note };
}

function machineUser(): string {
  try {
    return userInfo().username;
  } catch (error) {
    throw new Error('This machine has no name for its user. Set EDITION_BY to who you are and try again.', {
      cause: error,
    });
  }
}
