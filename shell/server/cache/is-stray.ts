import type { ViewFacts } from './view-facts.ts';

/** A path written plainly. Others, such as `/%61bout`, lead to the same pages, and there is no end of them. */
const PLAIN = /^\/[\w~./-]*$/;

/** Whether a reader can make up any number of addresses such as this one. */
export function isStray(
  address: string,
  { status, pattern }: Pick<ViewFacts, 'status' | 'pattern'>,
): boolean {
  if (status !== 200 || pattern === null) return true;
  return pattern.includes(':') ? !PLAIN.test(address) : address !== pattern;
}
