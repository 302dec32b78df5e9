/*
 * In milliseconds. Each deadline is derived from the one around it and ends earlier, so that the innermost wait fails
 * first and its owner can still answer: a relay that hangs causes the category's own error text, not a failed page.
 */

/** The `load` of a page or block. After it the unit has failed. */
export const LOAD_DEADLINE_MS = 10_000;

/** A browser's wait for a view. It leaves the server time to fall back to the previous release. */
export const VIEW_DEADLINE_MS = LOAD_DEADLINE_MS + 2000;

/** All fetches of a `load`, counted from its start. The rest of its time is for reporting what failed. */
export const FETCH_DEADLINE_MS = LOAD_DEADLINE_MS - 2000;

/** The relay's fetch of a feed, with all its redirects. It answers 504 if the feed is too slow. */
export const RELAY_DEADLINE_MS = FETCH_DEADLINE_MS - 2000;

/** A connection to a publisher. It leaves half of the relay's time for the answer. */
export const CONNECTION_DEADLINE_MS = RELAY_DEADLINE_MS / 2;
