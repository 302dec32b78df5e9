import { userInfo } from 'node:os';
import type { Actor } from '../../store/move-live.ts';

/** The actor for the history: EDITION_BY, else the user that a pipeline runs for, else the user of this machine. */
export function actorOf(env: NodeJS.ProcessEnv, note: string): Actor {
  return { by: env['EDITION_BY'] || env['GITHUB_ACTOR'] || machineUser(), note };
}

function machineUser(): string {
  try {
    return userInfo().username;
  } catch (error) {
    throw new Error(
      "The name of this machine's user is unknown. Set EDITION_BY to your name and try again.",
      {
        cause: error,
      },
    );
  }
}
