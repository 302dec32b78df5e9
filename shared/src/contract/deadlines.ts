/*
 * In milliseconds. Each deadline is derived from the one around it and ends earlier, so that the innermost wait fails
 * first and its owner can still respond: if the relay hangs, the category shows its own error text, and the page does not
 * fail.
 */

/** For the `load` of a page or block. After this time the unit has failed. */
export const LOAD_DEADLINE_MS = 10_000;

/** For a browser that waits for a view. Leaves the server time to fall back to the previous release. */
export const VIEW_DEADLINE_MS = LOAD_DEADLINE_MS + 2000;

/** For all fetches of a `load`, counted from its start. The rest of its time is for reporting what failed. */
export const FETCH_DEADLINE_MS = LOAD_DEADLINE_MS - 2000;

/** For the relay's fetch of a feed, with all its redirects. The relay responds with 504 if the feed is too slow. */
export const RELAY_DEADLINE_MS = FETCH_DEADLINE_MS - 2000;

/** For a connection to a publisher. Leaves half of the relay's time for the response. */
export const CONNECTION_DEADLINE_MS = RELAY_DEADLINE_MS / 2;
