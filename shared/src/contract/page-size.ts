/** Characters of a page, and of what a unit adds to it. The largest page of the site has 0.2 MB; browsers take seconds over 8. */
export const MOST_OF_PAGE = 8 * 2 ** 20;

/** Characters of data that the gate lets through: readers on phones get all of it with a soft navigation. */
export const MOST_OF_DATA = 2 ** 20;

/** Rejects text that is too long for a page; `what` begins the sentence. */
export function assertFitsPage(text: string, what: string): void {
  if (text.length > MOST_OF_PAGE)
    throw new Error(`${what} is larger than ${MOST_OF_PAGE / 2 ** 20} MiB: no page may be.`);
}

/**
 * Rejects data that cannot be written into a page, before it is part of one: what fails there fails as the shell's, and
 * nobody could tell whose it was. Data of 100 KB takes 0.2 ms.
 */
export function assertWritable(data: unknown, what: string): void {
  assertFitsPage(JSON.stringify(data) ?? '', what);
}
