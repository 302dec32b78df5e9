import { remoteNames } from './remotes.ts';

/** Names of the programs of the site: the shell, and every remote in the checkout. */
export const PROGRAMS: readonly string[] = ['shell', ...remoteNames()];
