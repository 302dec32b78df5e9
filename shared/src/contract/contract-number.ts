/**
 * Version of the interface between shell and remotes. Raise it only if a release built for the old number would break
 * under the new one. Servers support this contract and the previous one; see `versions/contract-table.ts`.
 */
export const CONTRACT = 3;
