/**
 * Maximum characters in a page, and in what a unit adds to it. The site's largest page has 0.2 MB; 8 take browsers seconds.
 */
export const MOST_OF_PAGE = 8 * 2 ** 20;

/** Maximum characters of data that the gate accepts: readers on phones download all of it with a soft navigation. */
export const MOST_OF_DATA = 2 ** 20;

/** Throws if text is too long for a page; `what` begins the message. */
export function assertFitsPage(text: string, what: string): void {
  if (text.length > MOST_OF_PAGE)
    throw new Error(`${what} is larger than ${MOST_OF_PAGE / 2 ** 20} MiB, the limit for a page.`);
}

/**
 * Throws for data that cannot be written into a page, before it becomes part of one. A failure there would count as the shell's,
 * without naming the remote whose data it was. Checking 100 KB takes 0.2 ms.
 */
export function assertWritable(data: unknown, what: string): void {
  assertFitsPage(JSON.stringify(data) ?? '', what);
}
