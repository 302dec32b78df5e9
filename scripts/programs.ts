import { remoteNames } from '../build/remotes.ts';

/** The programs that make the site, by the name of their releases: the shell, and every remote that has a folder. */
export const PROGRAMS: readonly string[] = ['shell', ...remoteNames()];
