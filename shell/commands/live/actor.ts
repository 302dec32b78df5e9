import { userInfo } from 'node:os';
import type { Actor } from '../../store/move-live.ts';

/** The actor for the history: EDITION_BY, else the person a pipeline runs for, else the user of this machine. */
export function actorOf(env: NodeJS.ProcessEnv, note: string): Actor {
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
