/**
 * Version of the interface between shell and remotes. Raise it only if a release built for the old number would break
 * under the new one: a shell refuses releases with any other number.
 */
export const CONTRACT = 2;
