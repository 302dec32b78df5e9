/**
 * The one version number of the interface between the shell and its remotes. It goes up only when a release built
 * for the old number would break under the new one; a shell refuses releases of any other number.
 */
export const CONTRACT = 2;
